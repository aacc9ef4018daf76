import type { DemoTemplate } from './quote-model.ts'

/** Answers that an agency writes every day. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    name: 'First answer',
    texts: {
      en: {
        subject: 'Your journey: {{item}}',
        body: 'Dear {{name}},\n\nthank you for writing to us about **{{item}}**. We are putting your journey together and will send you a proposal with prices.\n\nWhile we do: is there anything you would not want to miss, or rather leave out?\n\nYour request is {{reference}}; you can follow it here: {{link}}\n\nKind regards,\n{{agent}}\n{{agency}}',
      },
      es: {
        subject: 'Su viaje: {{item}}',
        body: 'Hola, {{name}}:\n\nGracias por escribirnos sobre **{{item}}**. Estamos armando su viaje y le enviaremos una propuesta con precios.\n\nMientras tanto: ¿hay algo que no quisiera perderse, o que prefiera dejar de lado?\n\nSu pedido es el {{reference}}; puede seguirlo aquí: {{link}}\n\nSaludos cordiales,\n{{agent}}\n{{agency}}',
      },
      pt: {
        subject: 'Sua viagem: {{item}}',
        body: 'Olá, {{name}}:\n\nObrigado por nos escrever sobre **{{item}}**. Estamos montando sua viagem e enviaremos uma proposta com preços.\n\nEnquanto isso: há algo que você não gostaria de perder, ou que prefere deixar de fora?\n\nSeu pedido é o {{reference}}; acompanhe por aqui: {{link}}\n\nUm abraço,\n{{agent}}\n{{agency}}',
      },
    },
  },
  {
    name: 'A question before we quote',
    texts: {
      en: {
        subject: 'One question about {{item}}',
        body: 'Dear {{name}},\n\nbefore we quote we would like to know the exact dates, how many of you travel, and the ages of the children.\n\nYou can answer this mail, or write on the page of your request: {{link}}\n\nKind regards,\n{{agent}}',
      },
      es: {
        subject: 'Una pregunta sobre {{item}}',
        body: 'Hola, {{name}}:\n\nAntes de cotizar quisiéramos saber las fechas exactas, cuántas personas viajan y las edades de los menores.\n\nPuede responder este mensaje o escribir en la página de su pedido: {{link}}\n\nSaludos cordiales,\n{{agent}}',
      },
      pt: {
        subject: 'Uma pergunta sobre {{item}}',
        body: 'Olá, {{name}}:\n\nAntes de cotar, gostaríamos de saber as datas exatas, quantas pessoas viajam e as idades das crianças.\n\nVocê pode responder esta mensagem ou escrever na página do seu pedido: {{link}}\n\nUm abraço,\n{{agent}}',
      },
    },
  },
  {
    name: 'Closed in that season',
    texts: {
      en: {
        subject: '{{item}}: better in another month',
        body: 'Dear {{name}},\n\nin the season that you have in mind parts of **{{item}}** are closed. We would rather tell you than sell you half of it: may we propose other dates, or another place for yours?\n\nKind regards,\n{{agent}}\n{{agency}}',
      },
      es: {
        subject: '{{item}}: mejor en otro mes',
        body: 'Hola, {{name}}:\n\nEn la época que usted pensó, parte de **{{item}}** está cerrada. Preferimos decírselo antes que venderle la mitad: ¿podemos proponerle otras fechas, u otro lugar para las suyas?\n\nSaludos cordiales,\n{{agent}}\n{{agency}}',
      },
      pt: {
        subject: '{{item}}: melhor em outro mês',
        body: 'Olá, {{name}}:\n\nNa época em que você pensou, parte de **{{item}}** está fechada. Preferimos dizer isso a vender só a metade: podemos propor outras datas, ou outro lugar para as suas?\n\nUm abraço,\n{{agent}}\n{{agency}}',
      },
    },
  },
]
