import type { DocumentTexts } from '#texts/texts.ts'

export const accountMails: DocumentTexts['accountMails'] = {
  validation: {
    subject: 'Confirme seu e-mail',
    heading: 'Boas-vindas',
    text: 'Obrigado por se cadastrar. Para continuar, confirme que este e-mail é seu.',
    more: 'Depois, uma pessoa da nossa equipe vai revisar a conta e avisaremos por e-mail quando ela estiver ativa.',
    action: 'Confirmar meu e-mail',
    note: 'O link vale por 7 dias. Se você não se cadastrou em nosso site, não precisa fazer nada.',
  },
  invitation: {
    subject: 'Abrimos uma conta para você',
    heading: 'Sua conta está pronta',
    text: 'Nossa equipe abriu uma conta para você. Só falta escolher sua senha.',
    action: 'Escolher minha senha',
    note: 'O link vale por sete dias e uma única vez. Se vencer, peça outro na página de entrada, em “Esqueceu a senha?”.',
  },
  passwordReset: {
    subject: 'Escolha uma nova senha',
    heading: 'Uma nova senha',
    text: 'Recebemos um pedido para mudar a senha da sua conta.',
    action: 'Escolher uma senha',
    note: 'O link vale por uma hora e uma única vez. Se você não fez o pedido, ignore esta mensagem: sua senha continua a mesma.',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',

    text: 'Olá, {{name}}. A senha da sua conta acaba de ser alterada e todas as sessões abertas foram encerradas.',
    more: 'Se foi você, não precisa fazer nada.',
    note: 'Se não foi você, peça uma nova senha na página de entrada e nos avise.',
  },
  approval: {
    subject: 'Sua conta está ativa',
    heading: '{{name}}, sua conta está ativa',
    text: 'Aprovamos sua conta. Você já pode ver as tarifas e reservar online.',
    textWithoutRates:
      'Aprovamos sua conta. Você já pode entrar; escreveremos assim que as condições da sua agência estiverem combinadas.',
  },
  rejection: { subject: 'Sobre o seu cadastro' },
  changed: {
    subject: 'Sua conta mudou',
    email: 'Nossa equipe alterou o e-mail da sua conta. A partir de agora é {{email}}.',
    password: 'Nossa equipe alterou a senha da sua conta.',
    factors: 'As chaves de acesso e os códigos de verificação que ela tinha foram removidos.',
    note: 'As sessões abertas foram encerradas. Se você não pediu, nos avise.',
  },
  security: {
    heading: 'A segurança da sua conta',
    events: {
      newDevice: 'Alguém entrou na sua conta a partir de um navegador novo.',
      passwordChanged: 'A senha da sua conta foi alterada e as demais sessões foram encerradas.',
      codesOn: 'Os códigos de verificação de um aplicativo foram ativados.',
      codesOff: 'Os códigos de verificação de um aplicativo foram desativados.',
      codesRenewed: 'Foram gerados novos códigos de recuperação; os anteriores não servem mais.',
      passkeyAdded: 'A chave de acesso “{{detail}}” foi adicionada.',
      passkeyDeleted: 'A chave de acesso “{{detail}}” foi excluída.',
      factorRemoved:
        'Nossa equipe removeu o segundo fator da sua conta: os códigos e as chaves de acesso.',
      otherFactorsRemoved:
        'Com a nova senha foi mostrado um segundo fator, e os demais foram removidos.',
      sessionsEnded: 'Nossa equipe encerrou todas as sessões da sua conta.',
      sessionsAndFactorEnded:
        'Nossa equipe encerrou todas as sessões da sua conta e removeu o segundo fator: os códigos e as chaves de acesso.',
    },
    newDeviceAt: 'Alguém entrou na sua conta a partir de um navegador novo: {{detail}}.',
    note: 'Se foi você, não precisa fazer nada. Se não foi, altere a senha, encerre as demais sessões e nos avise.',
  },
  logInWarning: {
    subject: 'Tentativas de entrar na sua conta',
    text: 'Na última hora, alguém tentou muitas vezes entrar na sua conta com senhas erradas. Sua conta continua segura e você pode entrar como sempre; por algum tempo pediremos também uma verificação automática.',
    advice: 'Se você usa essa senha em outros sites, peça uma nova na página de entrada.',
  },
  confirmed: {
    subject: '{{name}} confirmou seu e-mail',
    heading: 'Uma pessoa confirmou seu e-mail',
    waits: 'Uma conta espera aprovação',
    text: 'Uma pessoa que se cadastrou no site confirmou seu e-mail.',
    action: 'Revisar a conta',
    approvedNote: 'A conta já estava aprovada: não é preciso fazer nada.',
    waitsNote: 'Ao aprová-la, a pessoa recebe um e-mail e pode entrar.',
  },
  newAdmin: {
    subject: '{{name}} agora administra o site',
    heading: 'Mais uma pessoa administra o site',
    text: 'A partir de agora esta pessoa pode ver e alterar tudo no painel, também as contas dos demais.',
    by: 'Decidido por',
    action: 'Ver os usuários',
    note: 'Se você não esperava por isso, fale com as demais pessoas que administram o site.',
  },
}
