import type { RedirectMessageTexts } from '#contract/site/redirects/redirect-messages.ts'

export const redirectMessages: RedirectMessageTexts = {
  redirectFrom: 'O endereço antigo começa com / e é um caminho deste site',
  redirectReserved: 'O site usa este endereço para outra coisa',
  redirectServed: 'O site já mostra uma página neste endereço',
  redirectTo: 'O destino é um caminho que começa com / ou um endereço https://',
  redirectLoop: 'O redirecionamento voltaria ao próprio endereço',
}
