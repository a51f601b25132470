import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDosAnexos } from './anexos/anexos.routes.ts';
import { nomearContratos } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { contratoStatus } from './contrato-status.aviso.ts';
import { encerramento } from './contratos.jobs.ts';
import { registrarRotasDeContratos } from './contratos.routes.ts';
import { lerContrato } from './contratos.service.ts';
import { secaoDosContratos } from './dossie.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';
import { registrarRotasDaMinuta } from './minuta/minuta.routes.ts';
import { contratosDeQuemSai } from './responsavel.service.ts';

export const contratos: Modulo = {
  nome: 'contratos',
  rotas: [registrarRotasDeContratos, registrarRotasDosAnexos, registrarRotasDaMinuta],
  avisos: [contratoStatus],
  trabalhos: [encerramento],
  aoDesligar: contratosDeQuemSai,
  meusDados,
  sementes: () => import('./contratos.sementes.ts'),
  linhaDoTempo,
  dossie: [secaoDosContratos],
  auditoria: {
    palavras,
    nomear: { contrato: nomearContratos },
    abrir: { contrato: { permissao: 'contratos:visualizar', abrir: lerContrato } },
  },
  exemplos: () => import('./contratos.exemplos.ts'),
};
