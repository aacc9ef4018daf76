import type { AdminTexts } from '#texts/texts.ts'

export const templateForm: AdminTexts['templateForm'] = {
  add: 'Agregar plantilla',

  none: 'Todavía no hay plantillas',
  noneText: 'Respuestas que se escriben una y otra vez, en tres idiomas.',
  name: 'Nombre',
  nameHint: 'Solo para la oficina; los visitantes no lo ven.',
  textsHint:
    'El inglés es obligatorio. Cada cotización usa el idioma del visitante; si falta, el inglés.',
  subject: 'Asunto',
  body: 'Texto',
  changed: 'Modificada',
  insert: 'Insertar',
  insertHint: 'Se completa en cada cotización; va al final del texto.',
  insertOne: 'Insertar {{what}}',
  placeholders: {
    name: 'el nombre del visitante',
    item: 'sobre qué consulta',
    reference: 'la referencia',
    agent: 'quién responde',
    agency: 'la agencia',
    link: 'el enlace a su página',
  },
  preview: 'Vista previa',
  previewHint: 'Con las palabras de un pedido inventado.',
  sample: {
    name: 'Ana Díaz',
    item: 'Ballenas y glaciares',
    agent: 'Laura',
    agency: 'la agencia',
  },
  blank: 'Todavía no hay nada escrito.',
}
