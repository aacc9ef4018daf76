import type { TextsOf } from '#texts/texts.ts'
import type { firstSteps as en } from '#texts/en/site/first-steps.ts'

/** Texts of the panel about the first steps of an installation. */
export const firstSteps: TextsOf<typeof en> = {
  title: 'Primeros pasos',
  progress: '{{count}} de {{all}} listos',
  hide: 'Ocultar',
  hidden: 'Los primeros pasos quedaron ocultos',
  done: 'Listo',
  steps: {
    name: 'Nombre de la agencia',
    logo: 'Logotipo',
    contact: 'Cómo contactarlos',
    privacy: 'Aviso de privacidad',
    destination: 'Primer destino',
    experience: 'Primera experiencia',
    languages: 'Idiomas',
    mail: 'Correo saliente',
  },
  why: {
    name: 'Está en cada encabezado, mensaje y documento.',
    logo: 'Colores y logos: hasta entonces, en su lugar está el nombre.',
    contact: 'Un teléfono, WhatsApp o correo para los visitantes.',
    privacy:
      'Escriba la página «privacy» y publíquela: desde entonces los formularios piden el consentimiento.',
    destination: 'Con su región y su país, que se crean en el mismo formulario.',
    experience: 'Con su categoría, que se crea en el mismo formulario.',
    languages: 'Deje los idiomas en que escribe; los demás todavía no tienen textos.',
    mail: 'El servidor no tiene SMTP_URL: a nadie le llega un mensaje.',
  },
}
