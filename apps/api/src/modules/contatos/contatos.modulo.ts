import type { Modulo } from '../../platform/modulo.ts';
import { nomearContatos } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDeContatos } from './contatos.events.ts';
import { registrarRotasDeContatos } from './contatos.routes.ts';
import { lerContato } from './contatos.service.ts';
import { secaoDosContatos } from './dossie.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';
import { meusDados } from './meus-dados.service.ts';

export const contatos: Modulo = {
  nome: 'contatos',
  rotas: [registrarRotasDeContatos],
  consumidores: [registrarEventosDeContatos],
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
