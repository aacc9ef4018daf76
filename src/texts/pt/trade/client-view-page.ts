import type { DocumentTexts } from '#texts/texts.ts'
import { kinds } from '../catalogue/kinds.ts'

export const clientViewPage: DocumentTexts['clientViewPage'] = {
  kinds: kinds.forClients,
  proposal: 'Viagem',
  contents: 'O que vem a seguir',
  endsAt: 'Os serviços terminam em',
  transfer: 'Traslado',
  pictures: 'Imagens',
  gone: {
    title: 'Esta página não está mais disponível',
    text: 'O link venceu ou não está completo. Peça um novo a quem o enviou.',
  },
  later: {
    title: 'A página não pode ser mostrada agora',
    text: 'Tente de novo em alguns minutos.',
  },
}
