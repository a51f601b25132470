import type { Modulo } from '../../platform/modulo.ts';
import { nomearEmpresas } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { secaoDasEmpresas } from './dossie.service.ts';
import { registrarRotasDeEmpresas } from './empresas.routes.ts';
import { lerEmpresa } from './empresas.service.ts';
import { limpezaDasImportacoes } from './importacao/importacao.jobs.ts';
import { registrarRotasDaImportacao } from './importacao/importacao.routes.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { limpezaDasMudancas } from './mudancas.jobs.ts';

export const empresas: Modulo = {
  nome: 'empresas',
  rotas: [registrarRotasDeEmpresas, registrarRotasDaImportacao],
  trabalhos: [limpezaDasImportacoes, limpezaDasMudancas],
  linhaDoTempo,
  dossie: [secaoDasEmpresas],
  auditoria: {
    palavras,
    nomear: { empresa: nomearEmpresas },
    abrir: { empresa: { permissao: 'empresas:visualizar', abrir: lerEmpresa } },
  },
  exemplos: () => import('./empresas.exemplos.ts'),
};
