import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';

const { banco, chamar, administrador } = await montarApp({ completa: true });
const admin = await administrador();
const { token } = admin;
const atende = await criarGrupo(banco, ['contatos_importantes:visualizar']);

const naEquipe = async (clienteId: number, grupo_id: number) => {
  const { id } = await criarUsuario(banco, { grupo_id });
  await vincularCliente(banco, id, clienteId);
  return id;
};
const avisos = async (usuarioId: number) =>
  (await recebidas(banco, usuarioId)).map(({ titulo, mensagem, url }) => ({
    titulo,
    mensagem,
    url,
  }));

test('that a decision maker left is told to those who serve the client and may see contacts', async () => {
  const cliente = await criarCliente(banco, { nome: 'Padaria São João' });
  const vera = await naEquipe(cliente.id, atende);
  const cego = await naEquipe(cliente.id, await criarGrupo(banco, ['clientes:visualizar']));
  const alheia = await naEquipe((await criarCliente(banco)).id, atende);
  await vincularCliente(banco, admin.id, cliente.id);
  const cliente_id = cliente.id;
  const marta = await criarContato(banco, { cliente_id, nome: 'Marta', papeis: ['decisor'] });
  const jose = await criarContato(banco, { cliente_id, nome: 'José' });
  const params = { id: marta.id };
  await chamar(token, e.substituir, { params, body: { substituto_id: jose.id } });
  await adiantarTrabalhos(banco);
  expect(await avisos(vera)).toEqual([
    {
      titulo: 'Decisor saiu do cliente',
      mensagem: 'Marta, decisor de Padaria São João, saiu. José assume os papéis.',
      url: `/contatos-importantes?cliente_id=${cliente_id}&contato=${marta.id}`,
    },
  ]);
  expect([await avisos(cego), await avisos(alheia), await avisos(admin.id)]).toEqual([[], [], []]);
});

test('of anybody else who left, nobody is told', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  const vera = await naEquipe(cliente_id, atende);
  const rui = await criarContato(banco, { cliente_id, papeis: ['financeiro'] });
  const marta = await criarContato(banco, { cliente_id, nome: 'Marta', papeis: ['decisor'] });
  await chamar(token, e.substituir, { params: { id: rui.id }, body: {} });
  await chamar(token, e.substituir, { params: { id: marta.id }, body: {} });
  await adiantarTrabalhos(banco);
  expect((await avisos(vera)).map(({ mensagem }) => mensagem)).toEqual([
    expect.stringMatching(/^Marta, .* Nenhum substituto foi indicado\.$/),
  ]);
});
