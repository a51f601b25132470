import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token } = await administrador();
const convidar = (quem: string, id: number) => chamar(quem, e.convidar, { params: { id } });

test('a contact is invited to the client’s area once, as a person of that client', async () => {
  const contato = await criarContato(banco, { nome: 'Marta Reis', email: 'marta@padaria.com.br' });
  const { status, corpo } = await convidar(token, contato.id);
  expect(status).toBe(200);
  const [conta] = await banco
    .select()
    .from(usuarios)
    .where(eq(usuarios.id, corpo.usuario_id ?? 0));
  expect(conta).toMatchObject({
    nome: 'Marta Reis',
    email: 'marta@padaria.com.br',
    grupo_id: GRUPO.cliente,
    client_id: contato.cliente_id,
    situacao: 'convidado',
  });
  const outra = await convidar(token, contato.id);
  expect([outra.status, outra.erro.detail]).toEqual([
    409,
    'Este contato já tem acesso à área do cliente.',
  ]);
});

await pessoa({ email: 'em-uso@padaria.com.br' });
test.each([
  [{}, 422, 'Informe o e-mail do contato antes de convidar.'],
  [{ email: 'ex@padaria.com.br', saiu_em: '2026-01-10' }, 409, 'Este contato já saiu.'],
  [{ email: 'em-uso@padaria.com.br' }, 409, 'E-mail já cadastrado.'],
])('%j is not invited', async (dados, status, frase) => {
  const { id } = await criarContato(banco, dados);
  const resposta = await convidar(token, id);
  expect([resposta.status, resposta.erro.detail]).toEqual([status, frase]);
});

test('whoever may not see contacts invites none', async () => {
  const grupo_id = await criarGrupo(banco, ['user_management:acessar'], {
    can_see_all_clients: true,
    only_see_linked_clients: false,
  });
  const { token: meu } = await pessoa({ grupo_id });
  const { id } = await criarContato(banco, { email: 'rui@padaria.com.br' });
  expect((await convidar(meu, id)).status).toBe(404);
});
