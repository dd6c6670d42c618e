import type { Story } from './features.ts'
import type { Candidate } from './model.ts'

const logit = (probability: number) => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, probability))
  return Math.log(inside / (1 - inside))
}
/** One row of training data for calibrating the model's probabilities. */
export function calibrationRow(
  sum: number,
  rival: number,
  story: Story,
  best: Candidate | undefined,
): readonly number[] {
  const used = best?.numbers.length ?? 0
  return [
    1,
    logit(sum),
    Math.log(Math.max(rival, 1e-6)),
    story.numbers.length - used,
    used,
    Number(best !== undefined && best.template.rounding !== 'none'),
    Number(best !== undefined && best.template.formula.kind === 'sum'),
  ]
}
