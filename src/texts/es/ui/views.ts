import type { TextsOf } from '#texts/texts.ts'
import type { presence as englishPresence, views as english } from '#texts/en/ui/views.ts'

export const views: TextsOf<typeof english> = {
  title: 'Vistas',
  keep: 'Guardar estos filtros…',
  dialog: 'Guardar estos filtros como vista',
  name: 'Nombre',
  nameHint: 'La búsqueda no se guarda.',
  forAll: 'Para todas las personas del panel',
  forAllHint: 'Sus colegas la ven entre sus vistas y pueden cambiarla.',
  withColumns: 'Con las columnas como están ahora',
  save: 'Guardar',
  instead: 'Reemplazar una vista',
  rename: 'Renombrar o compartir una vista',
  renameDialog: 'Nombre de la vista',
  remove: 'Eliminar una vista',
  saved: 'Se guardó la vista «{{name}}»',
  removed: 'Se eliminó la vista «{{name}}»',
  replaces: 'Ya hay una vista con este nombre: se reemplaza.',
  taken: 'Otra vista ya tiene este nombre.',
  none: 'Todavía no hay vistas guardadas',
  own: 'Mis vistas',
  shared: 'Vistas de todos',
  by: 'La hizo {{name}}',
  columns: 'Columnas',
  up: 'Mover «{{name}}» hacia adelante',
  down: 'Mover «{{name}}» hacia atrás',
  reset: 'Columnas como al principio',
}

export const presence: TextsOf<typeof englishPresence> = {
  here: '{{name}} también está aquí, desde las {{time}}',
}
