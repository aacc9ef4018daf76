import type { DemoDay } from '../../itinerary-model.ts'

export const peruHeartDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'arequipa-y-colca',
    overnight: 'hotel',
    transfers: [
      { mode: 'flight', minutes: 90, included: true },
      { mode: 'car', minutes: 30, km: 8, service: 'private' },
    ],
    details: {
      es: {
        title: 'Llegada a Arequipa',
        text: 'Vuelo desde Lima, hora y media, y traslado a una casona de sillar del centro. Estamos a 2.335 metros: caminar despacio, cenar liviano y beber agua es todo el programa. La plaza de Armas, con el Misti detrás, queda a tres cuadras.',
      },
      en: {
        title: 'Arrival in Arequipa',
        text: 'A flight from Lima, an hour and a half, and a transfer to a mansion of white stone in the centre. We are at 2,335 metres: a slow walk, a light dinner and water are all the programme. The main square, with Misti behind it, is three blocks away.',
      },
      pt: {
        title: 'Chegada a Arequipa',
        text: 'Voo de Lima, hora e meia, e traslado a um casarão de sillar no centro. Estamos a 2.335 metros: caminhar devagar, jantar leve e beber água é todo o programa. A praça de Armas, com o Misti atrás, fica a três quadras.',
      },
    },
  },
  {
    day: 2,
    destination: 'arequipa-y-colca',
    overnight: 'hotel',
    tours: ['arequipa-picanterias'],
    meals: ['breakfast', 'lunch'],
    details: {
      es: {
        title: 'Santa Catalina y las picanterías',
        text: 'El monasterio a primera hora, cuando las calles de añil están vacías, y almuerzo en una picantería de leña y batán con la hija de una picantera como guía. Por la tarde, el mercado San Camilo y el taller de un tallador. Segunda noche en la misma casona.',
      },
      en: {
        title: 'Santa Catalina and the picanterías',
        text: "The monastery first thing, while its indigo streets are empty, and lunch in a picantería of firewood and grinding stone, with a picantería cook's daughter as your guide. In the afternoon, San Camilo market and a carver's workshop. A second night in the same mansion.",
      },
      pt: {
        title: 'Santa Catalina e as picanterías',
        text: 'O mosteiro logo cedo, quando as ruas de anil estão vazias, e almoço numa picantería de lenha e pedra de moer, com a filha de uma cozinheira da casa como guia. À tarde, o mercado San Camilo e a oficina de um entalhador. Segunda noite no mesmo casarão.',
      },
    },
  },
  {
    day: 3,
    destination: 'arequipa-y-colca',
    overnight: 'hotel',
    hotel: 'colca-lodge-andenes-de-yanque',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 210, km: 165, service: 'private' }],
    details: {
      es: {
        title: 'Pampa de vicuñas y valle del Colca',
        text: 'Por la reserva de Salinas y Aguada Blanca, entre vicuñas y bofedales, hasta el mirador de Patapampa, a 4.910 metros, donde se para diez minutos. Después se baja a 3.400. Tarde en las piscinas termales del lodge, junto al río.',
      },
      en: {
        title: 'Plains of vicuñas and the Colca valley',
        text: "Across the Salinas y Aguada Blanca reserve, among vicuñas and highland bogs, to the Patapampa lookout at 4,910 metres, a stop of ten minutes. Then down to 3,400. The afternoon is for the lodge's hot pools by the river.",
      },
      pt: {
        title: 'Pampa de vicunhas e vale do Colca',
        text: 'Pela reserva de Salinas y Aguada Blanca, entre vicunhas e banhados de altitude, até o mirante de Patapampa, a 4.910 metros, com parada de dez minutos. Depois desce-se a 3.400. Tarde nas piscinas termais do lodge, junto ao rio.',
      },
    },
  },
  {
    day: 4,
    destination: 'arequipa-y-colca',
    overnight: 'hotel',
    hotel: 'colca-lodge-andenes-de-yanque',
    tours: ['colca-condors'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 150, km: 100, service: 'private' }],
    details: {
      es: {
        title: 'El vuelo de los cóndores',
        text: 'Salida a las seis para llegar a la Cruz del Cóndor antes que los buses de Arequipa. Dos horas de espera y asombro, caminata fácil por el borde y los andenes de Maca y Yanque. Almuerzo en el lodge y tarde de termas.',
      },
      en: {
        title: 'The flight of the condors',
        text: "We leave at six to reach the Condor's Cross ahead of the coaches from Arequipa. Two hours of waiting and wonder, an easy walk along the rim and the terraces of Maca and Yanque. Lunch is at the lodge, and the afternoon is for the springs.",
      },
      pt: {
        title: 'O voo dos condores',
        text: 'Saída às seis para chegar à Cruz del Cóndor antes dos ônibus de Arequipa. Duas horas de espera e espanto, caminhada fácil pela borda e os terraços de Maca e Yanque. Almoço no lodge e tarde de termas.',
      },
    },
  },
  {
    day: 5,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    hotel: 'titicaca-hotel-balsa-dorada',
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 330, km: 300, toDestination: 'lago-titicaca', service: 'private' },
    ],
    details: {
      es: {
        title: 'A Puno por Lagunillas',
        text: 'Trescientos kilómetros de puna: Patapampa otra vez, la laguna Lagunillas con flamencos y las chullpas de Sillustani, torres funerarias sobre la laguna Umayo. Llegada al hotel con el sol cayendo en la bahía.',
      },
      en: {
        title: 'To Puno by Lagunillas',
        text: 'Three hundred kilometres of high plain: Patapampa again, the Lagunillas lake with its flamingos and the chullpas of Sillustani, burial towers above Lake Umayo. You reach the hotel as the sun goes down over the bay.',
      },
      pt: {
        title: 'A Puno por Lagunillas',
        text: 'Trezentos quilômetros de puna: Patapampa outra vez, a lagoa Lagunillas com flamingos e as chullpas de Sillustani, torres funerárias sobre a lagoa Umayo. Chegada ao hotel com o sol se pondo na baía.',
      },
    },
  },
  {
    day: 6,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    hotel: 'titicaca-hotel-balsa-dorada',
    tours: ['titicaca-uros-taquile'],
    optionalTours: ['titicaca-kayak'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'boat', minutes: 360, service: 'shared' }],
    details: {
      es: {
        title: 'Uros y Taquile',
        text: 'En lancha por el canal de totora hasta una isla familiar de los uros, lejos de las más visitadas, y después a Taquile: subida suave, tejedores y trucha en la plaza. Regreso a media tarde.',
      },
      en: {
        title: 'The Uros and Taquile',
        text: 'By launch along the reed channel to a family island of the Uros, away from the busiest, and then to Taquile: a gentle climb, knitters at work and trout on the square. Back by mid-afternoon.',
      },
      pt: {
        title: 'Uros e Taquile',
        text: 'De lancha pelo canal de totora até uma ilha familiar dos uros, longe das mais visitadas, e depois a Taquile: subida suave, tecelões e truta na praça. Volta no meio da tarde.',
      },
    },
  },
  {
    day: 7,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-casa-del-pututo',
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 420, km: 390, toDestination: 'machu-picchu', service: 'private' },
    ],
    details: {
      es: {
        title: 'La ruta del Sol',
        text: 'Diez horas con paradas, de un lago a una ciudad: el abra La Raya a 4.338 metros, el templo de Raqchi y la capilla pintada de Andahuaylillas. Almuerzo en Sicuani. Noche en San Blas, con mate de coca a cualquier hora.',
      },
      en: {
        title: 'The Route of the Sun',
        text: 'Ten hours with stops, from a lake to a city: the La Raya pass at 4,338 metres, the temple of Raqchi and the painted chapel of Andahuaylillas. Lunch in Sicuani. The night is in San Blas, with coca tea at any hour.',
      },
      pt: {
        title: 'A rota do Sol',
        text: 'Dez horas com paradas, de um lago a uma cidade: o passo La Raya a 4.338 metros, o templo de Raqchi e a capela pintada de Andahuaylillas. Almoço em Sicuani. Noite em San Blas, com chá de coca a qualquer hora.',
      },
    },
  },
  {
    day: 8,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    tours: ['machu-picchu-maras-moray'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 180, km: 110, service: 'private' }],
    details: {
      es: {
        title: 'Moray, Maras y Ollantaytambo',
        text: 'Por la ruta alta, la de los nevados, a los andenes circulares de Moray y las salineras de Maras. Almuerzo de campo y fortaleza de Ollantaytambo por la tarde. Se duerme en el valle, a 2.850 metros, quinientos menos que en Cusco.',
      },
      en: {
        title: 'Moray, Maras and Ollantaytambo',
        text: 'By the upper road, the one with the snow peaks, to the circular terraces of Moray and the salt pans of Maras. A country lunch and the fortress of Ollantaytambo in the afternoon. You sleep in the valley, at 2,850 metres, five hundred lower than Cusco.',
      },
      pt: {
        title: 'Moray, Maras e Ollantaytambo',
        text: 'Pela estrada alta, a dos picos nevados, aos terraços circulares de Moray e às salineras de Maras. Almoço campestre e fortaleza de Ollantaytambo à tarde. Dorme-se no vale, a 2.850 metros, quinhentos abaixo de Cusco.',
      },
    },
  },
  {
    day: 9,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    meals: ['breakfast', 'dinner'],
    details: {
      es: {
        title: 'Un día en el valle',
        text: 'Día libre entre maizales: caballos de paso en la hacienda, el mercado de Pisac a cincuenta minutos o una caminata por los andenes de Yucay. Cena de la huerta y a dormir temprano: mañana el tren sale antes de las ocho.',
      },
      en: {
        title: 'A day in the valley',
        text: 'A free day among the maize: Paso horses at the hacienda, Pisac market fifty minutes away or a walk on the terraces of Yucay. Dinner from the kitchen garden and an early night: tomorrow the train leaves before eight.',
      },
      pt: {
        title: 'Um dia no vale',
        text: 'Dia livre entre milharais: cavalos de passo na fazenda, o mercado de Pisac a cinquenta minutos ou uma caminhada pelos terraços de Yucay. Jantar da horta e cama cedo: amanhã o trem sai antes das oito.',
      },
    },
  },
  {
    day: 10,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-casa-del-pututo',
    tours: ['machu-picchu-by-train'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 35, km: 20, service: 'private' },
      { mode: 'train', minutes: 105, km: 43, service: 'shared' },
      { mode: 'bus', minutes: 30, km: 9, service: 'shared' },
      { mode: 'bus', minutes: 30, km: 9, service: 'shared' },
      { mode: 'train', minutes: 105, km: 43, service: 'shared' },
      { mode: 'car', minutes: 110, km: 75, service: 'private' },
    ],
    details: {
      es: {
        title: 'Machu Picchu',
        text: 'Una hora y tres cuartos de tren junto al Urubamba, el bus que sube en zigzag y el circuito completo con un guía cusqueño. Almuerzo en Aguas Calientes y, por la tarde, tren de regreso y auto a Cusco. Pasaporte original en mano.',
      },
      en: {
        title: 'Machu Picchu',
        text: 'An hour and three quarters by train beside the Urubamba, the bus that zigzags up and the full circuit with a guide from Cusco. Lunch in Aguas Calientes and, in the afternoon, the train back and a car to Cusco. Carry your original passport.',
      },
      pt: {
        title: 'Machu Picchu',
        text: 'Uma hora e três quartos de trem junto ao Urubamba, o ônibus que sobe em zigue-zague e o circuito completo com um guia de Cusco. Almoço em Aguas Calientes e, à tarde, trem de volta e carro a Cusco. Passaporte original em mãos.',
      },
    },
  },
  {
    day: 11,
    destination: 'machu-picchu',
    overnight: 'none',
    optionalTours: ['machu-picchu-cusco-kitchen'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 25, km: 6, service: 'private' },
      { mode: 'flight', minutes: 85, included: true },
    ],
    details: {
      es: {
        title: 'Cusco y vuelo a Lima',
        text: 'Mañana en Cusco: el Qoricancha, la piedra de los doce ángulos, el mercado San Pedro. Vuelo a Lima, hora y media, con tiempo para los vuelos internacionales de la noche.',
      },
      en: {
        title: 'Cusco and a flight to Lima',
        text: "A morning in Cusco: the Qoricancha, the twelve-angled stone, San Pedro market. A flight to Lima, an hour and a half, in time for the evening's international departures.",
      },
      pt: {
        title: 'Cusco e voo para Lima',
        text: 'Manhã em Cusco: o Qoricancha, a pedra dos doze ângulos, o mercado San Pedro. Voo para Lima, hora e meia, a tempo dos voos internacionais da noite.',
      },
    },
  },
]
