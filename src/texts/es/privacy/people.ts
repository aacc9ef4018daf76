import type { TextsOf } from '#texts/texts.ts'
import type { people as en } from '#texts/en/privacy/people.ts'

export const people: TextsOf<typeof en> = {
  personTitle: 'Lo que se guarda de una persona',
  personHint:
    'Para quien pide sus datos o pide que se borren. Cada persona se conoce por su correo electrónico.',
  email: 'Su correo electrónico',
  export: 'Descargar todo',
  exported: 'Todo lo que se guarda de {{email}} está en el archivo',
  erase: 'Borrar…',
  eraseTitle: '¿Borrar a {{email}}?',
  eraseText: 'No se puede deshacer. De esta persona, el sitio tendrá:',
  eraseQuotes: 'pedidos sin nombre, dirección ni palabras; queda que se hicieron, para contarlos',
  eraseUser: 'ninguna cuenta; quien la esté usando sale de ella',
  eraseMails: 'ningún mensaje para ella o sobre ella en la lista, ni en lo que espera para salir',
  eraseNews: 'ningún permiso para novedades',
  eraseElsewhere:
    'Lo que ya salió queda donde está: mensajes en su propio buzón, copias de seguridad, registros. Las copias y los registros se van con el tiempo.',
  eraseConfirm: 'Borrar para siempre',
  erased: '{{email}} quedó borrado',
  erasedCounts: 'Pedidos: {{quotes}} · cuentas: {{users}} · mensajes: {{messages}}',
  nobody: 'No había pedidos ni cuenta de {{email}}',
  erasedPerson: 'Persona borrada',
  marketingTitle: 'Quién quiere novedades por correo',
  marketingHint:
    'Todas las personas que lo marcaron y no se arrepintieron, en una tabla (CSV) para su boletín. Cada una tiene una dirección propia que lo termina: póngala en cada mensaje.',
  marketingExport: 'Descargar la tabla',
}
