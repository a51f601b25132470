import type { Modulo } from '../../platform/modulo.ts';
import { nomearContatos } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeContatos } from './contatos.routes.ts';
import { lerContato } from './contatos.service.ts';
import { decisorSaiu } from './decisor-saiu.aviso.ts';
import { secaoDosContatos } from './dossie.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';

export const contatos: Modulo = {
  nome: 'contatos',
  avisos: [decisorSaiu],
  rotas: [registrarRotasDeContatos],
  meusDados,
  linhaDoTempo,
  dossie: [secaoDosContatos],
  auditoria: {
    palavras,
    nomear: { contato: nomearContatos },
    abrir: { contato: { permissao: 'contatos_importantes:visualizar', abrir: lerContato } },
  },
  exemplos: () => import('./contatos.exemplos.ts'),
  sementes: () => import('./contatos.sementes.ts'),
};
