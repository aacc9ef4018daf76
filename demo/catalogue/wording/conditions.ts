import type { Language } from '#contract/base/languages/languages.ts'

import type { DemoWords } from '../../place-model.ts'

/** Conditions that programmes share, a short paragraph each. */
const conditions = {
  standard: {
    es: `**Reserva:** anticipo del 30 % al confirmar; saldo 45 días antes de la salida.\n\n**Cancelación:** sin cargo hasta 60 días antes, salvo boletos emitidos; entre 59 y 30 días, 30 %; entre 29 y 15 días, 60 %; después, 100 %.`,
    en: `**Booking:** a deposit of 30 % on confirmation; the balance 45 days before departure.\n\n**Cancellation:** free up to 60 days before, except for tickets already issued; 30 % between 59 and 30 days; 60 % between 29 and 15; 100 % after that.`,
    pt: `**Reserva:** sinal de 30 % na confirmação; saldo 45 dias antes da saída.\n\n**Cancelamento:** sem custo até 60 dias antes, exceto bilhetes emitidos; de 59 a 30 dias, 30 %; de 29 a 15 dias, 60 %; depois, 100 %.`,
  },
  short: {
    es: `**Reserva:** anticipo del 30 % al confirmar; saldo 30 días antes de la salida.\n\n**Cancelación:** sin cargo hasta 30 días antes, salvo boletos emitidos; entre 29 y 15 días, 50 %; después, 100 %.`,
    en: `**Booking:** a deposit of 30 % on confirmation; the balance 30 days before departure.\n\n**Cancellation:** free up to 30 days before, except for tickets already issued; 50 % between 29 and 15 days; 100 % after that.`,
    pt: `**Reserva:** sinal de 30 % na confirmação; saldo 30 dias antes da saída.\n\n**Cancelamento:** sem custo até 30 dias antes, exceto bilhetes emitidos; de 29 a 15 dias, 50 %; depois, 100 %.`,
  },
  guaranteed: {
    es: `**Salidas garantizadas:** con un mínimo de 2 pasajeros. Las demás fechas se confirman con 6 pasajeros, a más tardar 40 días antes; si una no sale, se devuelve todo lo pagado o se pasa a otra fecha.`,
    en: `**Guaranteed departures:** with a minimum of 2 passengers. Other dates are confirmed with 6 passengers, no later than 40 days before; if one does not run, you get back all you have paid or move to another date.`,
    pt: `**Saídas garantidas:** com mínimo de 2 passageiros. As demais datas são confirmadas com 6 passageiros, no máximo 40 dias antes; se uma não sair, devolvemos tudo o que foi pago ou transferimos para outra data.`,
  },
  weather: {
    es: `**Clima:** el orden de las excursiones puede cambiar por viento, nieve o cierre de puertos. Lo que no se pueda hacer ni reemplazar se reintegra.`,
    en: `**Weather:** the order of the excursions may change because of wind, snow or a closed port. What can be neither done nor replaced is refunded.`,
    pt: `**Clima:** a ordem dos passeios pode mudar por vento, neve ou fechamento de portos. O que não puder ser feito nem substituído é reembolsado.`,
  },
  altitude: {
    es: `**Altura:** se duerme por encima de los 3.000 metros. Consulte a su médico si tiene problemas cardíacos o respiratorios o cursa un embarazo. Es obligatorio un seguro con cobertura de altura.`,
    en: `**Altitude:** nights are spent above 3,000 metres. Ask your doctor if you have heart or lung trouble or are pregnant. Insurance that covers altitude is required.`,
    pt: `**Altitude:** dorme-se acima dos 3.000 metros. Consulte seu médico em caso de problemas cardíacos ou respiratórios ou de gravidez. É obrigatório um seguro com cobertura de altitude.`,
  },
  machuPicchu: {
    es: `**Machu Picchu:** las entradas son nominales, con horario y circuito fijos, y no admiten cambios ni devolución. Necesitamos el pasaporte al reservar.`,
    en: `**Machu Picchu:** tickets carry your name, a fixed time and a fixed circuit, and can be neither changed nor refunded. We need your passport details when you book.`,
    pt: `**Machu Picchu:** os ingressos são nominais, com horário e circuito fixos, sem troca nem reembolso. Precisamos do passaporte no momento da reserva.`,
  },
  group: {
    es: `**Reserva:** anticipo del 30 % con la firma; 40 % a 60 días y saldo a 20 días del evento. El número definitivo de participantes se informa 15 días antes.\n\n**Cancelación:** entre 90 y 60 días, 30 %; entre 59 y 30 días, 60 %; después, 100 %.`,
    en: `**Booking:** 30 % on signing, 40 % 60 days before and the balance 20 days before the event. The final number of participants is due 15 days ahead.\n\n**Cancellation:** 30 % between 90 and 60 days; 60 % between 59 and 30; 100 % after that.`,
    pt: `**Reserva:** sinal de 30 % na assinatura; 40 % a 60 dias e saldo a 20 dias do evento. O número definitivo de participantes é informado 15 dias antes.\n\n**Cancelamento:** de 90 a 60 dias, 30 %; de 59 a 30 dias, 60 %; depois, 100 %.`,
  },
} as const satisfies Record<string, DemoWords>

/** These conditions in a language, a paragraph after another, as Markdown. */
export const joinConditions = (language: Language, ...keys: (keyof typeof conditions)[]) =>
  keys.map((key) => conditions[key][language]).join('\n\n')
