export const about = {
  title: 'About us',
  description: 'An inbound operator for Argentina and South America: who we work for and how.',
  lead: 'We meet travellers at the other end of the flight.',
  whatTitle: 'What an inbound operator does',
  whatText:
    'Anyone who sells a journey from far away needs someone on the spot: someone who knows which road is open after the rain, which guide speaks the right language and how long the border takes on a Saturday. That is our job. We put together hotels, excursions, transfers and domestic flights, and we answer for them until the travellers are on the plane home.',
  whoTitle: 'Who we work for',
  whoText:
    'For travel agencies and tour operators, who see our rates and book online once their account is approved. For companies that reward their people with a trip. And for travellers who write to us directly: every page of the catalogue has a form, and every request is answered by a person.',
  howTitle: 'How a journey begins',
  howText:
    'With a question. Circuits and packages in this catalogue are starting points: nights can be added, stops left out, experiences moved. Tell us what you have in mind, and we will send a proposal with days, hotels and prices.',
  nameTitle: 'Why Ñandú',
  nameText:
    'The ñandú, or rhea, is the great running bird of the South American plains. It cannot fly, so it knows the ground better than anyone.',
  figures: 'The catalogue today',
} as const
