import { criarChave } from '../../../test/factories/segundo-fator.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

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
    'GET /usuarios/me/2fa': { papeis: [200, 200, 200, 200] },
    'POST /usuarios/me/2fa/ativar': { ...comProva, papeis: [422, 422, 422, 422] },
    'POST /usuarios/me/2fa/confirmar': {
      body: { codigo: '123456' },
      aceita: [409],
      papeis: [409, 409, 409, 409],
    },
    'POST /usuarios/me/2fa/desativar': { ...comProva, papeis: [422, 422, 422, 422] },
    'POST /usuarios/me/2fa/codigos': { ...comProva, papeis: [422, 422, 422, 422] },
    'GET /usuarios/me/chaves': { papeis: [200, 200, 200, 200] },
    'POST /usuarios/me/chaves/opcoes': { ...comProva, papeis: [422, 422, 422, 422] },
    'POST /usuarios/me/chaves': {
      body: { nome: 'Da matriz', resposta: registro },
      aceita: [422],
      papeis: [422, 422, 422, 422],
    },
    'PUT /usuarios/me/chaves/{id}': {
      params: { id: minhaChave },
      body: { nome: 'Outro nome' },
      alheio: { id: chaveAlheia },
      papeis: [200, 200, 200, 200],
    },
    'POST /usuarios/me/chaves/{id}/remover': {
      ...comProva,
      params: { id: minhaChave },
      alheio: { id: chaveAlheia },
      papeis: [422, 422, 422, 422],
    },
    'POST /auth/segundo-fator': {
      body: { desafio: 'nenhum', codigo: '123456' },
      aceita: [422],
      papeis: 'publico',
    },
    'POST /auth/segundo-fator/chave/opcoes': {
      body: { desafio: 'nenhum' },
      aceita: [422],
      papeis: 'publico',
    },
    'POST /auth/segundo-fator/chave': {
      body: { desafio: 'nenhum', resposta },
      aceita: [422],
      papeis: 'publico',
    },
    'POST /auth/chave/opcoes': { papeis: 'publico' },
    'POST /auth/chave': { body: { resposta }, aceita: [422], papeis: 'publico' },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'proves who somebody is, and changes with what they do so': [
    'POST /usuarios/me/2fa/ativar',
    'POST /usuarios/me/2fa/confirmar',
    'POST /usuarios/me/2fa/desativar',
    'POST /usuarios/me/2fa/codigos',
    'POST /usuarios/me/chaves/opcoes',
    'POST /usuarios/me/chaves/{id}/remover',
    'POST /auth/segundo-fator',
    'POST /auth/segundo-fator/chave/opcoes',
    'POST /auth/segundo-fator/chave',
    'POST /auth/chave',
  ],
  'a passkey, made by the browser; a person gives it a name and nothing else': [
    'POST /usuarios/me/chaves',
    'PUT /usuarios/me/chaves/{id}',
  ],
};
