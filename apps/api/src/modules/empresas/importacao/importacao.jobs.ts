import type { TrabalhoAgendado } from '../../../platform/modulo.ts';
import * as repo from './importacao.repository.ts';
import { guardadasDesde } from './importacao.service.ts';

/** Deletes every hour what was sent a day ago. */
export const limpezaDasImportacoes: TrabalhoAgendado = {
  nome: 'empresas.limpar-importacoes',
  cron: '17 * * * *',
  fazer: ({ banco, agora }) => repo.limpar(banco, guardadasDesde(agora())),
};
