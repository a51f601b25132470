import { SENHA_DA_DEMONSTRACAO } from '../../src/semear/demo/equipe.ts';
import type { Cenario } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** Sign-ins by e-mail and password, one after the other as people arrive. */
export const pedidosDoLogin = ({ pessoas }: Cenario): Pedido[] =>
  pessoas.map(({ email }) => ({
    caminho: '/auth/login',
    corpo: { email, password: SENHA_DA_DEMONSTRACAO },
  }));
