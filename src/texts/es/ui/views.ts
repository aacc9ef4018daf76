import type { TextsOf } from '#texts/texts.ts'
import type { views as english } from '#texts/en/ui/views.ts'

export const views: TextsOf<typeof english> = {
  title: 'Vistas',
  keep: 'Guardar estos filtros…',
  dialog: 'Guardar estos filtros como vista',
  name: 'Nombre',
  nameHint: 'En esta computadora, solo para usted. La búsqueda no se guarda.',
  save: 'Guardar',
  instead: 'Reemplazar una vista',
  remove: 'Eliminar una vista',
  saved: 'Se guardó la vista «{{name}}»',
  removed: 'Se eliminó la vista «{{name}}»',
  replaces: 'Ya hay una vista con este nombre: se reemplaza.',
  none: 'Todavía no hay vistas guardadas',
}
