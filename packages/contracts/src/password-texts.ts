/** Why a password is easy to guess, and what to change. Not in the catalogue, so that the first page need not load it. */
export const passwordTexts = {
  password_common: {
    en: 'Too easy to guess: many people use it. Join two or three words that have nothing to do with each other',
    ru: 'Легко угадать: такой пароль у многих. Соедини два-три слова, которые никак не связаны',
  },
  password_own_address: {
    en: 'Too easy to guess: it is your address. Choose words that are not in it',
    ru: 'Легко угадать: это твой адрес. Возьми слова, которых в нём нет',
  },
  password_repeats: {
    en: 'Too easy to guess: it repeats itself. Use different words or signs',
    ru: 'Легко угадать: в нём всё повторяется. Возьми разные слова или знаки',
  },
  password_sequence: {
    en: 'Too easy to guess: rows like abc and 123 are tried first. Put a word in place of the row',
    ru: 'Легко угадать: ряды вроде abc и 123 пробуют первыми. Замени ряд словом',
  },
  password_keys: {
    en: 'Too easy to guess: these keys are neighbors. Use words instead',
    ru: 'Легко угадать: это соседние клавиши. Возьми вместо них слова',
  },
  password_date: {
    en: 'Too easy to guess: dates are tried first. Add a word or two',
    ru: 'Легко угадать: даты пробуют первыми. Добавь одно-два слова',
  },
} as const
