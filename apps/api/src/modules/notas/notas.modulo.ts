import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { secaoDasNotas } from './dossie.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarRotasDeNotas } from './notas.routes.ts';
import { lerNota } from './notas.service.ts';

export const notas: Modulo = {
  nome: 'notas',
  rotas: [registrarRotasDeNotas],
  meusDados,
  linhaDoTempo,
  dossie: [secaoDasNotas],
  auditoria: {
    palavras,
    abrir: { nota: { permissao: 'painel_cliente:visualizar', abrir: lerNota } },
  },
  exemplos: () => import('./notas.exemplos.ts'),
  sementes: () => import('./notas.sementes.ts'),
};
