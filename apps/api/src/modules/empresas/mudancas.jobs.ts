import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import * as repo from './mudancas.repository.ts';

/** Undoing is offered for seconds. */
const UM_DIA_MS = 86_400_000;

/** Deletes every hour what it took to undo the changes of many of a day ago. A joining stays with its company. */
export const limpezaDasMudancas: TrabalhoAgendado = {
  nome: 'empresas.limpar-mudancas',
  cron: '29 * * * *',
  fazer: ({ banco, agora }) =>
    repo.limparMovimentos(banco, new Date(agora().getTime() - UM_DIA_MS)),
};
