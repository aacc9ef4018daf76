import type { Texts, TextsOf } from '#texts/texts.ts'
import type { textForm as english } from '#texts/en/catalogue/item-texts.ts'

export const itemTexts: Texts['itemTexts'] = {
  highlights: 'Lo mejor',
  suits: 'Este viaje es para usted si',
  thinkTwice: 'Piénselo dos veces si',
  included: 'Incluye',
  excluded: 'No incluye',
  seasonNote: 'Cuándo ir',
  monthNotes: 'Mes a mes',
  climate: 'Clima',
  conditions: 'Condiciones',
  practical: 'Información útil',
  questions: 'Preguntas',
}

export const textForm: TextsOf<typeof english> = {
  help: '{{help}} Ejemplo: {{example}}',
  entry: 'Renglón {{number}}: {{error}}',
  searchPreview: {
    title: 'En los resultados de búsqueda',
    lengths:
      'Título de {{title}} caracteres, de los que se ven unos {{titleShown}}; texto de {{text}}, de los que se ven unos {{textShown}}',
  },
  names: {
    summary: {
      label: 'Resumen',
      help: 'Una o dos frases para tarjetas, resultados de búsqueda y enlaces compartidos.',
      example: 'Tres días entre saltos, niebla y tucanes.',
    },
    seoTitle: {
      label: 'Título para buscadores',
      help: 'Título de la página en los resultados; sin él, el nombre.',
      example: 'Diez días de glaciares y ballenas',
    },
    highlights: {
      label: 'Lo destacado',
      help: 'Lo que se va a recordar, uno por renglón.',
      example: 'La Garganta del Diablo desde arriba',
    },
    suits: {
      label: 'Este viaje es para usted si',
      help: 'Quién lo disfrutará, uno por línea.',
      example: 'Le gusta caminar medio día',
    },
    thinkTwice: {
      label: 'Piénselo dos veces si',
      help: 'Quién no lo disfrutará, uno por línea: la franqueza vende.',
      example: 'Madrugar le arruina las vacaciones',
    },
    included: {
      label: 'Incluye',
      help: 'Lo que incluye el precio, uno por renglón.',
      example: 'Desayuno todas las mañanas',
    },
    excluded: {
      label: 'No incluye',
      help: 'Lo que se paga aparte, uno por renglón.',
      example: 'Entrada al parque',
    },
    seasonNote: {
      label: 'Sobre la temporada',
      help: 'Lo que conviene saber de la época del año.',
      example: 'De mayo a agosto, noches bajo cero.',
    },
    monthNotes: {
      label: 'Mes por mes',
      help: 'Junto a cada mes, por qué es como es.',
      example: 'Ballenas hasta mediados de mes',
    },
    climate: {
      label: 'Clima',
      help: 'El clima en pocas palabras.',
      example: 'Subtropical, lluvias todo el año, 15 a 32 °C',
    },
    conditions: {
      label: 'Condiciones',
      help: 'Sobre pagos, cambios y cancelaciones.',
      example: '30 % al reservar, el resto 30 días antes',
    },
    practical: {
      label: 'Información práctica',
      help: 'Consejos por tema, cada tema una vez.',
      example: 'Ropa: campera para lluvia todo el año',
    },
    questions: {
      label: 'Preguntas',
      help: 'Lo que más preguntan los visitantes, con la respuesta.',
      example: '¿Es apto para niños? Desde los seis años.',
    },
  },
  question: 'Pregunta',
  answer: 'Respuesta',
  addQuestion: 'Agregar una pregunta',
  questionNumber: 'Pregunta {{number}}',
  topic: 'Tema',
  topicText: 'Consejo',
  addTopic: 'Agregar un tema',
}
