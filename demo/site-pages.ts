import type { TextLanguage } from '#texts/languages.ts'

/** A page of the agency's own; those that the product comes with are written, the rest are added. */
interface DemoPage {
  readonly slug: string
  readonly status: boolean
  readonly details: Readonly<
    Record<TextLanguage, { readonly title: string; readonly body: string }>
  >
}

/** Each page's text holds for a demonstration only. */
export const demoPages: readonly DemoPage[] = [
  {
    slug: 'terms',
    status: true,
    details: {
      es: {
        title: 'Términos y condiciones',
        body: `Este sitio es una **demostración**. La agencia que aparece en él no existe y no vende viajes. Lo que sigue muestra cómo se leen las condiciones de un operador.

## Precios y pagos

- Los precios son por persona, en la moneda indicada, para la temporada y la base que se nombran.
- Se paga un 30 % al confirmar y el resto 45 días antes del primer día. Sin el segundo pago la reserva caduca.
- Tasas de parques, impuestos de ciudades y propinas se pagan en el lugar, salvo que la propuesta diga otra cosa.

## Cambios y cancelaciones

- Hasta 45 días antes: se retiene el 10 %. De 44 a 15 días: el 50 %. Después: el total.
- Vuelos, trenes y permisos con fecha no se devuelven una vez emitidos.
- Si el clima o una huelga impide un servicio, se ofrece otro o se devuelve su precio.

## Seguro, salud y documentos

- Cada viajero trae un seguro médico y de cancelación.
- Visas, vacunas y autorizaciones de menores son responsabilidad de quien viaja. La agencia informa, no las tramita.

## Qué es de verdad y qué no

- Los lugares, las distancias y las temporadas se describen como son.
- Los precios, los códigos y las salidas son inventados. No son una oferta.

## Si usted usa este sitio para su agencia

Reemplace esta página por sus propias condiciones antes de publicar el sitio. Lo que deben decir depende de su país y de su actividad: pregunte a quien lo asesora.`,
      },
      en: {
        title: 'Terms and conditions',
        body: `This site is a **demonstration**. The agency that it shows does not exist and sells no travel. What follows shows how an operator’s terms read.

## Prices and payments

- Prices are per person, in the stated currency, for the season and the basis that are named.
- 30 % is due on confirming and the rest 45 days before the first day. Without the second payment the booking lapses.
- Park fees, city taxes and tips are paid on the spot, unless the proposal says otherwise.

## Changes and cancellations

- Up to 45 days before: 10 % is kept. From 44 to 15 days: 50 %. Later: the whole price.
- Flights, trains and dated permits are not refunded once they are issued.
- If weather or a strike prevents a service, another is offered or its price refunded.

## Insurance, health and documents

- Every traveller brings medical and cancellation insurance.
- Visas, vaccinations and authorisations of minors are the traveller’s own duty. The agency informs and does not obtain them.

## What is true and what is not

- Places, distances and seasons are described as they are.
- Prices, codes and departures are invented. They are no offer.

## If you use this site for your agency

Put your own terms in the place of this page before you publish the site. What they must say depends on your country and on what you do: ask whoever advises you.`,
      },
      pt: {
        title: 'Termos e condições',
        body: `Este site é uma **demonstração**. A agência que aparece nele não existe e não vende viagens. O que segue mostra como se leem as condições de uma operadora.

## Preços e pagamentos

- Os preços são por pessoa, na moeda indicada, para a temporada e a base informadas.
- Paga-se 30 % na confirmação e o restante 45 dias antes do primeiro dia. Sem o segundo pagamento a reserva caduca.
- Taxas de parques, impostos de cidades e gorjetas são pagos no local, a não ser que a proposta diga outra coisa.

## Mudanças e cancelamentos

- Até 45 dias antes: retém-se 10 %. De 44 a 15 dias: 50 %. Depois: o total.
- Voos, trens e licenças com data não são devolvidos depois de emitidos.
- Se o clima ou uma greve impedir um serviço, oferece-se outro ou devolve-se o preço.

## Seguro, saúde e documentos

- Cada viajante traz seguro médico e de cancelamento.
- Vistos, vacinas e autorizações de menores são responsabilidade de quem viaja. A agência informa, não providencia.

## O que é verdade e o que não é

- Os lugares, as distâncias e as temporadas são descritos como são.
- Os preços, os códigos e as saídas são inventados. Não são uma oferta.

## Se você usa este site para a sua agência

Substitua esta página pelas suas próprias condições antes de publicar o site. O que elas devem dizer depende do seu país e da sua atividade: pergunte a quem o assessora.`,
      },
    },
  },
  {
    slug: 'faq',
    status: true,
    details: {
      es: {
        title: 'Preguntas frecuentes',
        body: `## ¿Cómo se reserva un viaje?

Usted envía una solicitud y recibe una propuesta con precios, días y condiciones. La acepta en línea y recién entonces reservamos: antes no hay nada que pagar.

## ¿Cuánto se paga por adelantado?

Un 30 % al confirmar y el resto 45 días antes del primer día. Para viajes dentro de esos 45 días se paga todo al confirmar. Cada propuesta dice los importes y las fechas.

## ¿Qué documentos hacen falta?

Un pasaporte con seis meses de validez. Ciudadanos de la Unión Europea, el Reino Unido, Brasil, México y Estados Unidos no necesitan visa de turismo para Argentina, Chile y Uruguay. Para otros países, pregúntenos antes de comprar el vuelo.

## ¿Necesito un seguro de viaje?

Lo pedimos a todos los viajeros: debe cubrir atención médica, traslado sanitario y cancelación. Para trekking sobre hielo o caminatas de altura debe incluir esas actividades.

## ¿Se puede viajar con niños?

Sí. Hasta los 2 años no pagan excursiones; de 3 a 11 años hay precios reducidos en casi todas. Algunas experiencias tienen edad mínima: está en su página. Los menores que viajan con un solo padre necesitan una autorización.

## ¿Qué pasa si debo cambiar o cancelar?

Los cambios son gratuitos mientras hoteles y vuelos lo permitan. Al cancelar, hasta 45 días antes se devuelve todo menos el 10 %; después depende de cada servicio, como dice la propuesta.

## ¿Los vuelos internos están incluidos?

Solo donde el circuito lo dice. Los reservamos si usted quiere y los damos aparte en la propuesta, porque su precio cambia cada día.

## ¿Se pueden cambiar los circuitos?

Sí. Son puntos de partida: en la solicitud usted puede pedir más noches, otras paradas u otro nivel de hotel.`,
      },
      en: {
        title: 'Frequently asked questions',
        body: `## How do I book a journey?

You send a request and get a proposal with prices, days and conditions. You accept it online, and only then do we book: until then there is nothing to pay.

## How much do I pay in advance?

30 % on confirming and the rest 45 days before the first day. For journeys within those 45 days the whole is due on confirming. Every proposal states the amounts and the dates.

## Which documents do I need?

A passport that is valid for six months. Citizens of the European Union, the United Kingdom, Brazil, Mexico and the United States need no tourist visa for Argentina, Chile and Uruguay. For other countries, ask us before you buy the flight.

## Do I need travel insurance?

We ask it of every traveller: it must cover medical care, medical transport and cancellation. For ice trekking and hikes at altitude it must include these activities.

## Can I travel with children?

Yes. Up to 2 years they pay for no excursion; from 3 to 11 nearly all have lower prices. Some experiences have a minimum age, stated on their page. Minors who travel with one parent need an authorisation.

## What if I have to change or cancel?

Changes are free as long as hotels and flights allow them. If you cancel up to 45 days before, you get back all but 10 %; later it depends on each service, as the proposal says.

## Are domestic flights included?

Only where the circuit says so. We book them if you wish and list them apart in the proposal, since their price changes daily.

## Can circuits be changed?

Yes. They are starting points: your request can ask for more nights, other stops or another class of hotel.`,
      },
      pt: {
        title: 'Perguntas frequentes',
        body: `## Como se reserva uma viagem?

Você envia um pedido e recebe uma proposta com preços, dias e condições. Aceita online e só então reservamos: antes disso não há nada a pagar.

## Quanto se paga adiantado?

30 % na confirmação e o restante 45 dias antes do primeiro dia. Para viagens dentro desses 45 dias, paga-se tudo na confirmação. Cada proposta informa valores e datas.

## Que documentos são necessários?

Brasileiros entram na Argentina, no Chile e no Uruguai com o RG em bom estado, emitido há menos de dez anos, ou com passaporte. Cidadãos da União Europeia, do Reino Unido, do México e dos Estados Unidos precisam de passaporte, sem visto de turismo. Para outros países, pergunte antes de comprar o voo.

## Preciso de seguro viagem?

Pedimos a todos os viajantes: deve cobrir assistência médica, traslado médico e cancelamento. Para caminhadas no gelo ou em altitude, deve incluir essas atividades.

## Dá para viajar com crianças?

Sim. Até 2 anos não pagam passeios; de 3 a 11 anos há preços reduzidos em quase todos. Algumas experiências têm idade mínima, informada na página. Menores que viajam só com um dos pais precisam de autorização.

## E se eu precisar mudar ou cancelar?

As mudanças são gratuitas enquanto hotéis e voos permitirem. Quem cancela até 45 dias antes recebe tudo menos 10 %; depois depende de cada serviço, como diz a proposta.

## Os voos internos estão incluídos?

Só onde o circuito informa. Reservamos se você quiser e mostramos à parte na proposta, porque o preço muda todos os dias.

## Os circuitos podem mudar?

Sim. São pontos de partida: no pedido você pode solicitar mais noites, outras paradas ou outra categoria de hotel.`,
      },
    },
  },
  {
    slug: 'privacy',
    // Once it is enabled, forms ask whether it has been read.
    status: false,
    details: {
      es: {
        title: 'Aviso de privacidad',
        body: `Este sitio es una **demostración**. No escriba en él datos verdaderos de otras personas.

## Qué se guarda

- De una solicitud: nombre, correo, teléfono, fechas, número y edades de los niños, lo que usted escribe, el idioma y el momento. Se usa para preparar su viaje y responderle.
- De un viaje aceptado: nombres de pasajeros y documentos que los hoteles y las aerolíneas piden.
- De una cuenta: nombre, apellido, correo y una contraseña que nadie puede leer.
- En su navegador: el idioma, su lista de viajes y lo que haya quedado a medio escribir.

## Quién lo ve

Los administradores de esta instalación. El sitio no carga nada de terceros, salvo lo que quien lo instaló haya configurado.

## Cuánto tiempo

Hasta que un administrador lo borre, o hasta que se borre la demostración.`,
      },
      en: {
        title: 'Privacy notice',
        body: `This site is a **demonstration**. Do not write true data of other people into it.

## What is kept

- Of a request: name, e-mail, telephone, dates, number and ages of children, what you write, the language and the moment. It serves to plan your journey and to answer you.
- Of an accepted journey: names of passengers and documents that hotels and airlines ask for.
- Of an account: name, surname, e-mail and a password that nobody can read.
- In your browser: the language, your list of journeys and what you have left half written.

## Who sees it

The admins of this installation. The site loads nothing of third parties but what whoever installed it has configured.

## For how long

Until an admin deletes it, or until the demonstration is deleted.`,
      },
      pt: {
        title: 'Aviso de privacidade',
        body: `Este site é uma **demonstração**. Não escreva nele dados verdadeiros de outras pessoas.

## O que fica guardado

- De um pedido: nome, e-mail, telefone, datas, número e idades das crianças, o que você escreve, o idioma e o momento. Serve para planejar a sua viagem e responder.
- De uma viagem aceita: nomes de passageiros e documentos que hotéis e companhias aéreas pedem.
- De um cadastro: nome, sobrenome, e-mail e uma senha que ninguém consegue ler.
- No seu navegador: o idioma, a sua lista de viagens e o que ficou escrito pela metade.

## Quem vê

Os administradores desta instalação. O site não carrega nada de terceiros, exceto o que quem o instalou tenha configurado.

## Por quanto tempo

Até que um administrador apague, ou até que a demonstração seja apagada.`,
      },
    },
  },
]

/** Why the demonstration's agency is called so, by the keys of these texts. */
export const demoNameTexts = {
  'about.nameTitle': { es: 'Por qué Ñandú', en: 'Why Ñandú', pt: 'Por que Ñandú' },
  'about.nameText': {
    es: 'El ñandú es la gran ave corredora de las llanuras sudamericanas. No puede volar: por eso conoce el suelo mejor que nadie.',
    en: 'The ñandú, or rhea, is the great running bird of the South American plains. It cannot fly, so it knows the ground better than anyone.',
    pt: 'O ñandú, nossa ema, é a grande ave corredora das planícies sul-americanas. Não voa: por isso conhece o chão melhor do que ninguém.',
  },
} as const

/** The name that they tell of. */
export const demoName = 'Ñandú'
