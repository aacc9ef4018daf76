import type { AdminTexts } from '#texts/texts.ts'

export const dutyTexts: AdminTexts['duties'] = {
  title: 'Funciones',
  ownHint: 'Solo puede dar las que usted tiene.',
  preset: 'Perfil',
  presets: {
    seller: 'Ventas',
    editor: 'Edición',
    contracting: 'Contratación',
    manager: 'Dirección',
  },
  names: {
    catalogue: 'Catálogo',
    publish: 'Publicar',
    requests: 'Cotizaciones',
    rates: 'Tarifas',
    trade: 'Agencias',
    site: 'Sitio',
    privacy: 'Datos personales',
    team: 'Equipo',
  },
  hints: {
    catalogue: 'Destinos, circuitos, fotos, traducciones y planillas',
    publish: 'Cambiar lo que ven los visitantes',
    requests: 'Cotizaciones, propuestas, plantillas y números',
    rates: 'Tarifas y sus planillas',
    trade: 'Agencias y sus personas, claves y avisos para programas',
    site: 'Identidad, páginas, textos, banner, redirecciones y correos',
    privacy: 'Exportar y borrar los datos de las personas',
    team: 'Usuarios, sesiones, actividad y errores',
  },
  draftOnly:
    'Los visitantes ven esta ficha: lo que guarde queda como borrador hasta que alguien lo publique.',
  lacking: 'Su cuenta no tiene la función «{{duty}}»',
}
