import type { Language } from '#contract/base/languages/languages.ts'

import type { DemoWords } from '../../place-model.ts'

/** What programmes include and leave out, in the words that they share. */
const inclusions = {
  nights: {
    es: 'Alojamiento en habitación doble en los hoteles indicados o similares',
    en: 'Accommodation in a double room at the hotels named, or similar',
    pt: 'Hospedagem em apartamento duplo nos hotéis indicados ou similares',
  },
  breakfasts: {
    es: 'Desayuno todos los días',
    en: 'Breakfast every day',
    pt: 'Café da manhã todos os dias',
  },
  meals: {
    es: 'Las demás comidas que se indican en cada día',
    en: 'The further meals stated for each day',
    pt: 'As demais refeições indicadas em cada dia',
  },
  flights: {
    es: 'Vuelos internos del programa, con una maleta de 15 kg en bodega',
    en: 'Domestic flights of the programme, with one checked bag of 15 kg',
    pt: 'Voos internos do programa, com uma mala despachada de 15 kg',
  },
  regionalFlights: {
    es: 'Vuelos regionales del programa, con una maleta de 23 kg en bodega',
    en: 'Regional flights of the programme, with one checked bag of 23 kg',
    pt: 'Voos regionais do programa, com uma mala despachada de 23 kg',
  },
  transfers: {
    es: 'Traslados privados entre aeropuertos, puertos y hoteles',
    en: 'Private transfers between airports, harbours and hotels',
    pt: 'Traslados privativos entre aeroportos, portos e hotéis',
  },
  driver: {
    es: 'Vehículo privado con chofer del lugar para los tramos por tierra',
    en: 'A private vehicle with a local driver for the stages by road',
    pt: 'Veículo privativo com motorista local nos trechos por terra',
  },
  excursions: {
    es: 'Las excursiones indicadas como incluidas, con guía local',
    en: 'The excursions marked as included, with a local guide',
    pt: 'Os passeios indicados como incluídos, com guia local',
  },
  entrances: {
    es: 'Entradas a parques nacionales, museos y monumentos del programa',
    en: 'Entrance fees to the national parks, museums and monuments of the programme',
    pt: 'Ingressos de parques nacionais, museus e monumentos do programa',
  },
  fullGuide: {
    es: 'Guía acompañante durante todo el recorrido',
    en: 'A tour leader from first day to last',
    pt: 'Guia acompanhante durante todo o percurso',
  },
  boxLunches: {
    es: 'Vianda y agua en los días de caminata',
    en: 'Packed lunch and water on walking days',
    pt: 'Lanche de trilha e água nos dias de caminhada',
  },
  equipment: {
    es: 'Crampones, bastones y equipo técnico en las caminatas que lo piden',
    en: 'Crampons, poles and technical gear wherever a walk calls for them',
    pt: 'Grampões, bastões e equipamento técnico nas caminhadas que os exigem',
  },
  oxygen: {
    es: 'Oxígeno y botiquín en los vehículos de altura',
    en: 'Oxygen and a first-aid kit in the vehicles used at altitude',
    pt: 'Oxigênio e kit de primeiros socorros nos veículos de altitude',
  },
  ferries: {
    es: 'Pasajes de barco en clase turista y asistencia en migraciones',
    en: 'Ferry tickets in tourist class and help at immigration',
    pt: 'Passagens de barco em classe turística e assistência na imigração',
  },
  borders: {
    es: 'Gestión de los trámites de frontera',
    en: 'Handling of border formalities',
    pt: 'Acompanhamento nos trâmites de fronteira',
  },
  assistance: {
    es: 'Asistencia telefónica las 24 horas en español, inglés y portugués',
    en: 'Assistance by telephone round the clock in English, Spanish and Portuguese',
    pt: 'Assistência telefônica 24 horas em português, espanhol e inglês',
  },
  internationalFlights: {
    es: 'Vuelos internacionales de llegada y de regreso',
    en: 'International flights to the first city and home from the last',
    pt: 'Voos internacionais de chegada e de volta',
  },
  domesticFlights: {
    es: 'Vuelos internos, que se cotizan con la fecha',
    en: 'Domestic flights, which are quoted once the date is known',
    pt: 'Voos internos, cotados conforme a data',
  },
  parkFees: {
    es: 'Entradas y tasas de parques nacionales y reservas',
    en: 'Entrance fees of national parks and reserves',
    pt: 'Ingressos e taxas de parques nacionais e reservas',
  },
  taxes: {
    es: 'Tasas municipales, portuarias y ecológicas que se pagan en destino',
    en: 'City, harbour and conservation taxes payable on the spot',
    pt: 'Taxas municipais, portuárias e ambientais pagas no destino',
  },
  tips: {
    es: 'Propinas a guías, choferes y maleteros',
    en: 'Tips for guides, drivers and porters',
    pt: 'Gorjetas para guias, motoristas e carregadores',
  },
  drinks: {
    es: 'Comidas y bebidas no mencionadas',
    en: 'Meals and drinks not mentioned',
    pt: 'Refeições e bebidas não mencionadas',
  },
  optionals: {
    es: 'Excursiones opcionales',
    en: 'Optional excursions',
    pt: 'Passeios opcionais',
  },
  insurance: {
    es: 'Seguro de viaje con asistencia médica',
    en: 'Travel insurance with medical cover',
    pt: 'Seguro-viagem com assistência médica',
  },
  altitudeInsurance: {
    es: 'Seguro de viaje con cobertura de altura, obligatorio',
    en: 'Travel insurance that covers altitude, which is required',
    pt: 'Seguro-viagem com cobertura de altitude, obrigatório',
  },
  visas: {
    es: 'Visas y vacunas',
    en: 'Visas and vaccinations',
    pt: 'Vistos e vacinas',
  },
  venue: {
    es: 'Sede exclusiva para el grupo y coordinación en el lugar',
    en: 'A venue for your group alone and coordination on the spot',
    pt: 'Local exclusivo para o grupo e coordenação no evento',
  },
  groupTransfers: {
    es: 'Traslados en vehículos privados desde los hoteles de la ciudad',
    en: 'Transfers in private vehicles from hotels in town',
    pt: 'Traslados em veículos privativos a partir dos hotéis da cidade',
  },
  materials: {
    es: 'Materiales, instructores y premios para todos los equipos',
    en: 'Materials, instructors and prizes for every team',
    pt: 'Materiais, instrutores e prêmios para todas as equipes',
  },
  interpreters: {
    es: 'Intérpretes de español, inglés y portugués',
    en: 'Interpreters of English, Spanish and Portuguese',
    pt: 'Intérpretes de português, espanhol e inglês',
  },
  permits: {
    es: 'Permisos, seguro de responsabilidad civil y servicio médico',
    en: 'Permits, public liability insurance and medical cover on site',
    pt: 'Autorizações, seguro de responsabilidade civil e serviço médico',
  },
  lodging: {
    es: 'Alojamiento, que se cotiza según hotel y fecha',
    en: 'Accommodation, quoted by hotel and date',
    pt: 'Hospedagem, cotada conforme o hotel e a data',
  },
  groupFlights: {
    es: 'Vuelos internacionales e internos',
    en: 'International and domestic flights',
    pt: 'Voos internacionais e internos',
  },
  branding: {
    es: 'Señalética, regalos y vestuario con la marca de la empresa',
    en: 'Signs, gifts and clothing with your company’s brand',
    pt: 'Sinalização, brindes e vestuário com a marca da empresa',
  },
} as const satisfies Record<string, DemoWords>

/** The shared wording of these inclusions in a language. */
export const listInclusions = (language: Language, keys: readonly (keyof typeof inclusions)[]) =>
  keys.map((key) => inclusions[key][language])
