/** One in `every`, always the same ones; all of them where the long suite runs (`npm run test:long`) and in `npm run eval`. */
export const sampled = <Item>(all: readonly Item[], every: number): Item[] =>
  process.env.LUMI_LONG ? [...all] : all.filter((_, index) => index % every === 0)
