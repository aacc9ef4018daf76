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
        body: `Este sitio es una **demostración**. La agencia que aparece en él no existe y no vende viajes.

## Qué es de verdad y qué no

- Los lugares, las distancias y las temporadas se describen como son.
- Los precios, los códigos y las salidas son inventados. No son una oferta.
- Los hoteles se nombran como ejemplo. Ninguno acordó tarifas con esta agencia.

## Solicitudes y cuentas

Una solicitud enviada desde aquí no reserva nada y no obliga a nadie. Quien instaló la demostración puede leerla en el panel y borrarla.

## Si usted usa este sitio para su agencia

Reemplace esta página por sus propias condiciones antes de publicar el sitio. Lo que deben decir depende de su país y de su actividad: pregunte a quien lo asesora.`,
      },
      en: {
        title: 'Terms and conditions',
        body: `This site is a **demonstration**. The agency that it shows does not exist and sells no travel.

## What is true and what is not

- Places, distances and seasons are described as they are.
- Prices, codes and departures are invented. They are no offer.
- Hotels are named as examples. None has agreed on rates with this agency.

## Requests and accounts

A request that is sent from here books nothing and binds nobody. Whoever installed the demonstration can read it in the panel and delete it.

## If you use this site for your agency

Put your own terms in the place of this page before you publish the site. What they must say depends on your country and on what you do: ask whoever advises you.`,
      },
      pt: {
        title: 'Termos e condições',
        body: `Este site é uma **demonstração**. A agência que aparece nele não existe e não vende viagens.

## O que é verdade e o que não é

- Os lugares, as distâncias e as temporadas são descritos como são.
- Os preços, os códigos e as saídas são inventados. Não são uma oferta.
- Os hotéis são citados como exemplo. Nenhum combinou tarifas com esta agência.

## Pedidos e cadastros

Um pedido enviado daqui não reserva nada e não obriga ninguém. Quem instalou a demonstração pode lê-lo no painel e apagá-lo.

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
        body: `## ¿Puedo comprar un viaje aquí?

No. Este sitio es una demostración: muestra cómo una agencia presenta sus viajes y recibe solicitudes.

## ¿Necesito una cuenta para pedir una cotización?

No. Cada página de un viaje, un destino o una experiencia tiene un formulario. Después de enviarlo usted recibe una referencia.

## ¿Qué ven las agencias de viajes?

Quien se registra confirma su correo y espera la aprobación. Una vez aprobada su cuenta, encuentra en el menú el acceso a las tarifas y a las reservas en línea.

## ¿Para qué sirve el corazón?

Guarda un viaje o un lugar en *mi viaje*, en su navegador y sin cuenta. Desde allí puede ordenarlo, imprimirlo y compartirlo.

## ¿Se pueden cambiar los circuitos?

Sí. Son puntos de partida: en la solicitud usted puede pedir más noches, otras paradas u otro nivel de hotel.`,
      },
      en: {
        title: 'Frequently asked questions',
        body: `## Can I buy a journey here?

No. This site is a demonstration: it shows how an agency presents its journeys and receives requests.

## Do I need an account to ask for a quote?

No. Every page of a journey, a destination or an experience has a form. Once you have sent it, you get a reference.

## What do travel agencies see?

Whoever registers confirms their e-mail and waits for approval. Once the account is approved, rates and online reservations are in the menu.

## What is the heart for?

It saves a journey or a place in *my journey*, in your browser and without an account. There you can put it in order, print it and share it.

## Can circuits be changed?

Yes. They are starting points: your request can ask for more nights, other stops or another class of hotel.`,
      },
      pt: {
        title: 'Perguntas frequentes',
        body: `## Posso comprar uma viagem aqui?

Não. Este site é uma demonstração: mostra como uma agência apresenta suas viagens e recebe pedidos.

## Preciso de cadastro para pedir uma cotação?

Não. Cada página de uma viagem, de um destino ou de uma experiência tem um formulário. Depois de enviá-lo, você recebe uma referência.

## O que as agências de viagens veem?

Quem se cadastra confirma o e-mail e espera a aprovação. Com o cadastro aprovado, encontra no menu o acesso às tarifas e às reservas online.

## Para que serve o coração?

Ele guarda uma viagem ou um lugar em *minha viagem*, no seu navegador e sem cadastro. Lá você pode ordenar, imprimir e compartilhar.

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

- De una solicitud: lo que usted escribe en el formulario, el idioma y el momento.
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

- Of a request: what you write in the form, the language and the moment.
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

- De um pedido: o que você escreve no formulário, o idioma e o momento.
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
