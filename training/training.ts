// npm run training -- train|evaluate SAMPLES
import { trainingCommand } from './training-command.ts';

process.exitCode = await trainingCommand(process.argv.slice(2), process.stdout);
