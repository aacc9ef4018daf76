import type { TextsOf } from '#texts/texts.ts'
import type { firstSteps as en } from '#texts/en/site/first-steps.ts'

/** Texts of the panel about the first steps of an installation. */
export const firstSteps: TextsOf<typeof en> = {
  title: 'Primeiros passos',
  progress: '{{count}} de {{all}} prontos',
  hide: 'Ocultar',
  hidden: 'Os primeiros passos foram ocultados',
  done: 'Pronto',
  steps: {
    name: 'Nome da agência',
    logo: 'Logotipo',
    contact: 'Como falar com vocês',
    privacy: 'Aviso de privacidade',
    destination: 'Primeiro destino',
    experience: 'Primeira experiência',
    languages: 'Idiomas',
    mail: 'Envio de mensagens',
  },
  why: {
    name: 'Está em cada cabeçalho, mensagem e documento.',
    logo: 'Cores e logotipos: até lá, no lugar dele está o nome.',
    contact: 'Um telefone, WhatsApp ou e-mail para os visitantes.',
    privacy:
      'Escreva a página “privacy” e publique-a: a partir daí os formulários pedem o consentimento.',
    destination: 'Com a sua região e o seu país, criados no mesmo formulário.',
    experience: 'Com a sua categoria, criada no mesmo formulário.',
    languages: 'Deixe os idiomas em que escreve; os outros ainda não têm textos.',
    mail: 'O servidor não tem SMTP_URL: ninguém recebe mensagens.',
  },
}
