import type { TextsOf } from '#texts/texts.ts'
import type { programmeWords as english } from '#texts/en/catalogue/programme-words.ts'

/** Words that written programmes use, between bars; compared without accents and capitals. */
export const programmeWords: TextsOf<typeof english> = {
  day: 'dia | dias',
  range: 'e | a | ao | até',
  numbers:
    'um | dois | três | quatro | cinco | seis | sete | oito | nove | dez | onze | doze | treze | quatorze | quinze | dezesseis | dezessete | dezoito | dezenove | vinte',
  ordinals:
    'primeiro | segundo | terceiro | quarto | quinto | sexto | sétimo | oitavo | nono | décimo | décimo primeiro | décimo segundo',
  dateWords: 'de | do | o',
  common: 'o | os | as | com | do | da | não | para | ao | pela | chegada | traslado | saída',
  meals: 'refeições | refeições incluídas | regime | pensão | alimentação',
  breakfast: 'café da manhã | café | cafés | pequeno almoço | c | cm',
  lunch: 'almoço | almoços | a | churrasco',
  boxLunch: 'lanche de bordo | box lunch | piquenique | lunch box | bl',
  dinner: 'jantar | jantares | j',
  halfBoard: 'meia pensão | mp',
  fullBoard: 'pensão completa | pc | todas as refeições | tudo incluído',
  noMeals: 'sem refeições | nenhuma | somente hospedagem | não inclui',
  notIncluded:
    'livre | livres | própria | próprio | não incluído | não incluída | não incluídos | não inclui | opcional | opcionais | tempo para | por conta | antes do | até',
  nightIn: 'noite em | noites em | hospedagem em | pernoite em | acomodação em | pernoitamos em',
  visits:
    'excursão a | excursão para | passeio a | passeio para | passeio por | visita a | visita ao | visita de | dia inteiro | full day | bate e volta a | bate e volta para | opcional',
  transit: 'noite em voo | voo noturno | noite no ônibus | ônibus noturno',
  ship: 'noite a bordo | pernoite a bordo | hospedagem a bordo',
  train: 'noite no trem | trem noturno',
  camp: 'noite em acampamento | noite em barraca | acampamento | pernoite em barraca',
  ends: 'inclui | não inclui | o programa inclui | o programa não inclui | o preço inclui | o preço não inclui | serviços incluídos | incluído | incluso | preço | preços | tarifas | valores | preço por pessoa | notas | observações | hotéis previstos | hotéis | condições | fim do programa | o que inclui',
}
