// Watches who may import whom (docs/architecture.md). dependency-cruiser reads TypeScript through swc here, because
// TypeScript 7 has no compiler API; without it the tool sees nothing and passes, so the number of modules is asserted.
import { fileURLToPath } from 'node:url'
import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const forbid = (
  name: string,
  from: object,
  to: object,
): IFlattenedRuleSet['forbidden'] extends (infer R)[] | undefined ? R : never =>
  ({ name, severity: 'error', from, to }) as never

const isTest = '\\.test\\.tsx?$|/testing/'

/** What judges and everything it may know: the syntax tree, exact numbers, and what a solution is. */
const verification = '^packages/tutor/src/math/(verify[^/]*|judge|numeric|steps|ast|rational)\\.ts$'

const result = await cruise(
  ['packages', 'apps'],
  {
    ruleSet: {
      forbidden: [
        forbid('no circles', {}, { circular: true }),
        forbid('contracts know nobody', { path: '^packages/contracts' }, { path: '^(apps|packages/tutor)' }),
        forbid('the tutor knows contracts only', { path: '^packages/tutor' }, { path: '^apps' }),
        forbid(
          'the tutor does no input or output',
          { path: '^packages/tutor', pathNot: isTest },
          { dependencyTypes: ['core'] },
        ),
        forbid(
          'verification shares no code with what it verifies',
          { path: verification },
          { path: '^(apps|packages)/', pathNot: verification },
        ),
        forbid('the server does not know the web', { path: '^apps/server' }, { path: '^apps/web/src' }),
        forbid('the web does not know the server', { path: '^apps/web' }, { path: '^apps/server' }),
        forbid(
          'platform knows no feature',
          { path: '^apps/server/src/platform', pathNot: isTest },
          { path: '^apps/server/src/features' },
        ),
        forbid(
          'server features do not import each other, except tables for foreign keys',
          { path: '^apps/server/src/features/([^/]+)/', pathNot: isTest },
          { path: '^apps/server/src/features/([^/]+)/', pathNot: '^apps/server/src/features/$1/|\\.tables\\.ts$' },
        ),
        forbid(
          'web features do not import each other',
          { path: '^apps/web/src/features/([^/]+)/', pathNot: isTest },
          { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
        ),
        forbid('ui knows no feature', { path: '^apps/web/src/ui/' }, { path: '^apps/web/src/(features|routes)/' }),
        forbid('lib knows no feature', { path: '^apps/web/src/lib/' }, { path: '^apps/web/src/(features|routes|ui)/' }),
        forbid('features know no route', { path: '^apps/web/src/features/' }, { path: '^apps/web/src/routes/' }),
        forbid('nothing runs on test support', { path: '^apps/[^/]+/src', pathNot: isTest }, { path: '/testing/' }),
      ],
    },
    validate: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
  } as never,
  { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] } as never,
)
const output = result.output as unknown as {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}
for (const violation of output.summary.violations) {
  console.log(`${violation.rule.name}: ${violation.from} -> ${violation.to}`)
}
console.log(`${output.summary.totalCruised} modules, ${output.summary.violations.length} violations`)
if (output.summary.totalCruised < 30) {
  console.log('Too few modules were seen: the check itself is broken.')
  process.exitCode = 1
}
if (output.summary.violations.length > 0) process.exitCode = 1
