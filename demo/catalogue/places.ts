import type { DemoCategory, DemoCountry } from '../model.ts'

export const countries: readonly DemoCountry[] = [
  {
    key: 'argentina',
    name: 'Argentina',
    regions: [
      { key: 'misiones', name: 'Misiones' },
      { key: 'santa-cruz', name: 'Santa Cruz' },
      { key: 'ciudad-de-buenos-aires', name: 'Ciudad de Buenos Aires' },
      { key: 'jujuy', name: 'Jujuy' },
      { key: 'rio-negro', name: 'Río Negro' },
      { key: 'tierra-del-fuego', name: 'Tierra del Fuego' },
      { key: 'mendoza', name: 'Mendoza' },
      { key: 'salta', name: 'Salta' },
      { key: 'chubut', name: 'Chubut' },
      { key: 'corrientes', name: 'Corrientes' },
    ],
  },
  {
    key: 'chile',
    name: 'Chile',
    regions: [
      { key: 'magallanes', name: 'Magallanes' },
      { key: 'antofagasta', name: 'Antofagasta' },
      { key: 'los-lagos', name: 'Los Lagos' },
      { key: 'valparaiso', name: 'Valparaíso' },
    ],
  },
  {
    key: 'uruguay',
    name: 'Uruguay',
    regions: [
      { key: 'colonia', name: 'Colonia' },
      { key: 'maldonado', name: 'Maldonado' },
    ],
  },
  {
    key: 'brasil',
    name: 'Brasil',
    regions: [
      { key: 'rio-de-janeiro', name: 'Rio de Janeiro' },
      { key: 'maranhao', name: 'Maranhão' },
      { key: 'amazonas', name: 'Amazonas' },
    ],
  },
  {
    key: 'peru',
    name: 'Perú',
    regions: [
      { key: 'cusco', name: 'Cusco' },
      { key: 'puno', name: 'Puno' },
      { key: 'arequipa', name: 'Arequipa' },
    ],
  },
  {
    key: 'bolivia',
    name: 'Bolivia',
    regions: [
      { key: 'potosi', name: 'Potosí' },
      { key: 'la-paz', name: 'La Paz' },
    ],
  },
]

export const categories: readonly DemoCategory[] = [
  { key: 'wildlife', name: 'Naturaleza y fauna' },
  { key: 'trekking', name: 'Senderismo y aventura' },
  { key: 'water', name: 'Lagos, hielos y mares' },
  { key: 'table', name: 'Vinos y cocina' },
  { key: 'heritage', name: 'Historia y patrimonio' },
  { key: 'city', name: 'Ciudad y noche' },
  { key: 'countryside', name: 'Campo y cabalgatas' },
  { key: 'roads', name: 'Rutas y miradores' },
]
