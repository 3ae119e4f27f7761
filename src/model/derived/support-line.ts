/** The psychological counselling of SNS 24: it answers at night and at weekends, when the help line does not. */
export const supportLine = { to: 'tel:808242424', label: '808\u00a024\u00a024\u00a024' } as const;
