import type { TextsOf } from '#texts/texts.ts'
import type {
  customPages as pagesInEnglish,
  customTexts as textsInEnglish,
} from '#texts/en/site/custom-texts.ts'
import { kinds } from '../catalogue/kinds.ts'

export const customPages: TextsOf<typeof pagesInEnglish> = {
  add: 'Agregar página',
  title: 'Título',
  body: 'Texto',
  textsHint: 'El inglés es obligatorio. Otro idioma sin título se muestra en inglés.',
  address: 'Dirección',
  addressHint:
    'Letras minúsculas, números y guiones. Si la cambia, la página pierde su dirección anterior.',
  fixedHint: 'El sitio se refiere a esta página: su dirección no cambia y no se puede eliminar.',
  menu: 'Dónde se enlaza',
  menus: {
    none: 'En ningún lugar',
    header: 'Encabezado, en “Más”',
    footer: 'Pie del sitio',
    legal: 'Última línea del pie, con los avisos legales',
  },
  order: 'Orden',
  orderHint: 'Entre las páginas de su menú, la menor primero.',
  updated: 'Actualizada',
  view: 'Ver «{{title}}» en el sitio',
  disabledHint: 'Todavía no es pública: solo la leen los administradores.',
}

export const customTexts: TextsOf<typeof textsInEnglish> = {
  hint: 'Lo que su sitio dice hasta que usted lo diga con sus palabras. El texto original de cada uno queda a mano.',
  groups: {
    home: 'Portada',
    about: 'Quiénes somos',
    common: 'Pie del sitio',
  },
  names: {
    home: {
      ...kinds.onHome,
      description: 'Lo que muestran los buscadores',
      kicker: 'Línea sobre el título, y junto al nombre en el navegador',
      title: 'Título',
      lead: 'Debajo del título',
      months: 'Meses: encabezado',
      monthsLead: 'Meses: al lado',
      why: {
        title: 'Por qué ustedes: encabezado',
        lead: 'Por qué ustedes: al lado',
        local: {
          title: 'Primera razón',
          text: 'Primera razón: texto',
        },
        whole: {
          title: 'Segunda razón',
          text: 'Segunda razón: texto',
        },
        languages: {
          title: 'Tercera razón',
          text: 'Tercera razón: texto',
        },
        reference: {
          title: 'Cuarta razón',
          text: 'Cuarta razón: texto',
        },
      },
      agents: {
        title: 'Para agencias: encabezado',
        text: 'Para agencias: texto',
      },
    },
    about: {
      title: 'Nombre de la página',
      description: 'Lo que muestran los buscadores',
      lead: 'Título',
      whatTitle: 'Primera parte',
      whatText: 'Primera parte: texto',
      whoTitle: 'Segunda parte',
      whoText: 'Segunda parte: texto',
      howTitle: 'Tercera parte',
      howText: 'Tercera parte: texto',
      nameTitle: 'Por qué se llaman así',
      nameText: 'Por qué se llaman así: texto',
      figures: 'Cifras del catálogo',
    },
    common: {
      footerText: 'Debajo de su nombre',
    },
  },
  back: 'Volver al original',
  backOf: 'Volver al original: {{name}}, {{language}}',
  shipped: 'Original: {{text}}',
  shippedNothing: 'Sin texto original: la parte aparece cuando usted la escribe.',
}
