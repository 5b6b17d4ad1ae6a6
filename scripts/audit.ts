import { auditDependencies } from './lib/audit.ts'
import { runMain } from './lib/operator.ts'

await runMain(async () => ((await auditDependencies()).failed > 0 ? 1 : 0))
