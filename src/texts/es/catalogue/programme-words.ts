import type { TextsOf } from '#texts/texts.ts'
import type { programmeWords as english } from '#texts/en/catalogue/programme-words.ts'

/** Words that written programmes use, between bars; compared without accents and capitals. */
export const programmeWords: TextsOf<typeof english> = {
  day: 'día | días | jornada',
  range: 'y | e | a | al | hasta',
  numbers:
    'uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce | trece | catorce | quince | dieciséis | diecisiete | dieciocho | diecinueve | veinte',
  ordinals:
    'primer | segundo | tercer | cuarto | quinto | sexto | séptimo | octavo | noveno | décimo | undécimo | duodécimo',
  dateWords: 'de | del | el',
  common: 'el | los | las | con | del | hacia | por | una | llegada | traslado | salida | y',
  meals: 'comidas | comidas incluidas | régimen | pensión | régimen de comidas',
  breakfast: 'desayuno | desayunos | d | ad | des',
  lunch: 'almuerzo | almuerzos | a | alm | asado',
  boxLunch: 'box lunch | vianda | picnic | almuerzo en vianda | lunch box | bl',
  dinner: 'cena | cenas | c',
  halfBoard: 'media pensión | mp',
  fullBoard: 'pensión completa | pc | todas las comidas | todo incluido',
  noMeals: 'sin comidas | ninguna | solo alojamiento | sa | no incluye',
  notIncluded:
    'libre | libres | propia | propio | no incluido | no incluida | no incluidos | no incluidas | no incluye | opcional | opcionales | tiempo para | cargo del pasajero | antes de | hasta',
  nightIn:
    'noche en | noches en | alojamiento en | pernocte en | pernoctación en | pernoctamos en | alojamiento y noche en | dormimos en',
  visits:
    'excursión a | excursión al | excursión a la | visita a | visita al | visita de | paseo a | paseo por | día completo | full day | medio día | opcional',
  transit: 'noche en vuelo | vuelo nocturno | noche en bus | bus nocturno | noche en micro',
  ship: 'noche a bordo | pernocte a bordo | alojamiento a bordo',
  train: 'noche en tren | tren nocturno | noche en el tren',
  camp: 'noche en campamento | noche en carpa | campamento | pernocte en carpa',
  ends: 'incluye | no incluye | el programa incluye | el programa no incluye | el precio incluye | el precio no incluye | servicios incluidos | servicios no incluidos | incluido | precio | precios | tarifas | precio por persona | notas | nota importante | hoteles previstos | hoteles | condiciones | fin del programa | qué incluye',
}
