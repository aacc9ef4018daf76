import type { TextLanguage } from '#texts/languages.ts'

/** Parts of the generated catalogue's names. */
export const places =
  'Patagonia Glaciar Moreno Bariloche Iguazú Cataratas Mendoza Malbec Salta Jujuy Quebrada Humahuaca Tilcara Purmamarca Ushuaia Beagle Calafate Chaltén Península Valdés Madryn Tombo Recoleta Palermo Tigre Córdoba Estancia Rosario Paraná Iberá Misiones Moconá Cafayate Cachi Molinos Calchaquíes Salinas Aconcagua Andes Uspallata Angostura Traful Nahuel Huapi Catedral Atlántico Laguna Volcán Lanín Arrayanes Alerces Bosque Cueva Cusco Lima Arequipa Titicaca Uyuni Atacama Santiago Valparaíso Paine Chiloé Montevideo Colonia Florianópolis Salvador Amazonas Manaos Pantanal Cartagena Bogotá Medellín Quito Galápagos Otavalo Cotopaxi Tucumán Tafí Famatina Talampaya Ischigualasto Barreal Malargüe Neuquén Copahue Esquel Trevelin Futalaufquen Perito Tehuelche'.split(
    ' ',
  )

export const wordsOf: Record<TextLanguage, string[]> = {
  es: 'aventura viaje noche estrellas camino ruta del sur norte vino montaña selva río mar clásico romántico cultural histórico salvaje completo privado'.split(
    ' ',
  ),
  en: 'adventure journey night stars trail route of the south north wine mountain jungle river sea classic romantic cultural historic wild complete private'.split(
    ' ',
  ),
  pt: 'aventura viagem noite estrelas caminho rota do sul norte vinho montanha selva rio mar clássico romântico cultural histórico selvagem completo privado'.split(
    ' ',
  ),
}

export const tagWords =
  'trekking kayak cabalgata vino gastronomía nieve esquí playa selva cultura historia tango fotografía aves ballenas pingüinos pesca familia luna de miel lujo aventura bienestar termas rafting ciclismo montaña glaciares desierto ciudad noche museos estancias artesanías trenes navegación campamento astronomía viñedos festivales montañismo'.split(
    ' ',
  )
