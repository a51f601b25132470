import { criarChave } from '../../../test/factories/segundo-fator.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

/** The shape of a browser's answer; a real one is made in chaves.test.ts. */
const credencial = { id: 'nenhuma', rawId: 'nenhuma', type: 'public-key' } as const;
const resposta = {
  ...credencial,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const registro = { ...credencial, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };

/** The people who call these examples have no password, so their proof is refused. */
export const exemplos: Exemplos = async ({ banco, eu, outro }) => {
  const minhaChave = await criarChave(banco, eu);
  const chaveAlheia = await criarChave(banco, outro);
  const comProva = { body: { senha: 'qualquer senha' }, aceita: [422] };
  return {
    'GET /usuarios/me/2fa': {},
    'POST /usuarios/me/2fa/ativar': comProva,
    'POST /usuarios/me/2fa/confirmar': { body: { codigo: '123456' }, aceita: [409] },
    'POST /usuarios/me/2fa/desativar': comProva,
    'POST /usuarios/me/2fa/codigos': comProva,
    'GET /usuarios/me/chaves': {},
    'POST /usuarios/me/chaves/opcoes': comProva,
    'POST /usuarios/me/chaves': { body: { nome: 'Da matriz', resposta: registro }, aceita: [422] },
    'PUT /usuarios/me/chaves/{id}': {
      params: { id: minhaChave },
      body: { nome: 'Outro nome' },
      alheio: { id: chaveAlheia },
    },
    'POST /usuarios/me/chaves/{id}/remover': {
      ...comProva,
      params: { id: minhaChave },
      alheio: { id: chaveAlheia },
    },
    'POST /auth/segundo-fator': { body: { desafio: 'nenhum', codigo: '123456' }, aceita: [422] },
    'POST /auth/segundo-fator/chave/opcoes': { body: { desafio: 'nenhum' }, aceita: [422] },
    'POST /auth/segundo-fator/chave': { body: { desafio: 'nenhum', resposta }, aceita: [422] },
    'POST /auth/chave/opcoes': {},
    'POST /auth/chave': { body: { resposta }, aceita: [422] },
  };
};
