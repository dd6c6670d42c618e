import { authCommands } from './features/auth/auth.ops.ts'
import { billingCommands } from './features/billing/billing.ops.ts'
import { chatCommands } from './features/chat/chat.ops.ts'
import { feedbackCommands } from './features/feedback/feedback.ops.ts'
import { privacyCommands } from './features/privacy/privacy.ops.ts'
import { promoCommands } from './features/promo/promo.ops.ts'
import { agreementCommands } from './features/reference/agreements.ops.ts'
import { studentCommands } from './features/student/student.ops.ts'
import { telemetryCommands } from './features/telemetry/telemetry.ops.ts'
import type { OpsCommand } from './platform/ops/ops-command.ts'
import { platformCommands } from './platform/ops/platform-ops.ts'

/** All that the command line knows, in the order of its help. What they do is added in `compose.ts` and `app.ts`. */
export const opsCommands = [
  ...authCommands,
  ...studentCommands,
  ...chatCommands,
  ...billingCommands,
  ...feedbackCommands,
  ...telemetryCommands,
  ...promoCommands,
  ...privacyCommands,
  ...agreementCommands,
  ...platformCommands,
] as unknown as readonly OpsCommand[]
