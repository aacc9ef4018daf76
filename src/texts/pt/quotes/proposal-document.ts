import type { DocumentTexts } from '#texts/texts.ts'

export const proposalDocument: DocumentTexts['proposalDocument'] = {
  expired: 'Vencida',
  accepted: 'Proposta aceita',
  acceptedOn: 'Aceita em {{day}}',
  acceptedBy: 'Aceita em {{day}} por {{by}}',
  chosen: 'Escolhido',
  meals: {
    breakfast: 'café da manhã',
    lunch: 'almoço',
    boxLunch: 'lanche de viagem',
    dinner: 'jantar',
  },
  place: 'Lugar',
  hotel: 'Hotel',
  nights: 'Noites',
  quantity: 'Quantidade',
  unit: 'Por unidade',
  freePlaces: 'Lugares sem custo',
  notHeld: 'Esta proposta não reserva lugares: nós os confirmamos quando você a aceita.',
  online: 'Aceite ou consulte on-line',
  onlineNote: 'Nesta página você pode aceitar a proposta, pedir uma mudança ou recusá-la.',
  page: 'Página {{number}} de {{of}}',
}
