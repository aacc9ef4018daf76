import type { DemoCountry } from '../../model.ts'

export const peru: DemoCountry = {
  key: 'peru',
  name: 'Perú',
  names: { es: 'Perú', en: 'Peru', pt: 'Peru' },
  aliases: ['República del Perú', 'Pérou', 'PE'],
  intro: {
    es: 'Costa desierta, sierra alta y selva: **Perú** tiene las tres y una cocina que las junta en el plato. Aquí recorremos el sur andino: Cusco y Machu Picchu, el Titicaca y el cañón del Colca, unidos por trenes y rutas que cruzan el altiplano. La altura se respeta: primero el valle, después la montaña. La estación seca va de abril a octubre.',
    en: 'Desert coast, high sierra and jungle: **Peru** has all three, and a cooking that brings them together on one plate. Here we travel the Andean south, Cusco and Machu Picchu, Titicaca and the Colca canyon, joined by trains and roads across the high plain. Altitude is respected: first the valley, then the mountain. The dry season runs from April to October.',
    pt: 'Costa desértica, serra alta e selva: o **Peru** tem as três e uma cozinha que as reúne no prato. Aqui percorremos o sul andino: Cusco e Machu Picchu, o Titicaca e o cânion do Colca, ligados por trens e estradas que cruzam o altiplano. A altitude se respeita: primeiro o vale, depois a montanha. A estação seca vai de abril a outubro.',
  },
  regions: [
    {
      key: 'cusco',
      name: 'Cusco',
      names: { es: 'Cusco', en: 'Cusco', pt: 'Cusco' },
      aliases: ['Cuzco', 'Qosqo', 'Valle Sagrado', 'Sacred Valley', 'Machu Picchu'],
      intro: {
        es: 'El centro del mundo inca, y todavía el del quechua, los mercados y las fiestas. De la ciudad se baja al Valle Sagrado, del valle a la selva, y en el medio, sobre un filo, está Machu Picchu.',
        en: 'The centre of the Inca world, and still of Quechua, markets and feasts. From the city you go down to the Sacred Valley, from the valley to the jungle and, in between, on a ridge, stands Machu Picchu.',
        pt: 'O centro do mundo inca e, ainda hoje, do quéchua, dos mercados e das festas. Da cidade desce-se ao Vale Sagrado, do vale à selva e, no meio, sobre um fio de pedra, está Machu Picchu.',
      },
    },
    {
      key: 'puno',
      name: 'Puno',
      names: { es: 'Puno', en: 'Puno', pt: 'Puno' },
      aliases: ['Titicaca', 'Altiplano peruano', 'Juliaca'],
      intro: {
        es: 'El altiplano a orillas del Titicaca: islas de totora, torres funerarias, alpacas y cada febrero, una de las mayores fiestas de danza de los Andes.',
        en: 'The high plain on the shores of Titicaca: islands of reed, burial towers, alpacas and, each February, one of the greatest feasts of dance in the Andes.',
        pt: 'O altiplano às margens do Titicaca: ilhas de totora, torres funerárias, alpacas e, a cada fevereiro, uma das maiores festas de dança dos Andes.',
      },
    },
    {
      key: 'arequipa',
      name: 'Arequipa',
      names: { es: 'Arequipa', en: 'Arequipa', pt: 'Arequipa' },
      aliases: ['Ciudad Blanca', 'Colca', 'White City'],
      intro: {
        es: 'Volcanes, piedra blanca y picante. La ciudad de sillar vive bajo el Misti; al norte, los cañones del Colca y del Cotahuasi bajan más de tres mil metros.',
        en: 'Volcanoes, white stone and hot peppers. The city of sillar lives beneath Misti; to the north the canyons of Colca and Cotahuasi drop more than three thousand metres.',
        pt: 'Vulcões, pedra branca e pimenta. A cidade de sillar vive sob o Misti; ao norte, os cânions do Colca e do Cotahuasi descem mais de três mil metros.',
      },
    },
  ],
}
