import type { Modulo } from '../../platform/modulo.ts';
import { nomearGrupos, nomearPermissoes } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeGrupos } from './grupos.routes.ts';
import { lerGrupo } from './grupos.service.ts';
import { meusDados } from './meus-dados.service.ts';
import { lerPermissao } from './permissoes.service.ts';

export const grupos: Modulo = {
  nome: 'grupos',
  rotas: [registrarRotasDeGrupos],
  meusDados,
  auditoria: {
    palavras,
    nomear: { grupo: nomearGrupos, permissao: nomearPermissoes },
    abrir: {
      grupo: { permissao: 'usuarios:visualizar', abrir: lerGrupo },
      permissao: { permissao: 'usuarios:visualizar', abrir: lerPermissao },
    },
  },
  exemplos: () => import('./grupos.exemplos.ts'),
};
