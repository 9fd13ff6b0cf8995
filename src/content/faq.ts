/** The FAQ of the home page and the contact page (R-FAQ-01, R-FAQ-02). src/components/Faq.tsx shows it. */
export const faq = {
  title: 'Preguntas frecuentes',
  items: [
    {
      question: '¿Compro los pasajes antes de la entrevista?',
      answer: 'No: para la entrevista no hacen falta. Conviene comprarlos con la visa en mano.',
    },
    {
      question: '¿Cuántos años dura la visa?',
      answer:
        'La de turismo y negocios (B1/B2) vale hasta 10\u00a0años para argentinos y sirve para entrar varias veces. Las de estudio y trabajo tienen otros plazos. Cuánto podés quedarte no lo dice la visa: se decide al llegar.',
    },
    {
      question: '¿Qué hago si me rechazaron la visa?',
      answer:
        'Conviene esperar al menos 6\u00a0meses antes de volver a pedirla. No es una ley, es un consejo. Lo que cuenta es que algo haya cambiado o que pruebes mejor tu arraigo: lo que te une a tu país. El arancel se paga otra vez.',
    },
    {
      question: '¿Por qué se rechaza una visa?',
      answer:
        'Lo más común: errores en el DS-160, documentos que faltan, pocas pruebas de arraigo en tu país o datos que no coinciden.',
    },
  ],
} as const;
