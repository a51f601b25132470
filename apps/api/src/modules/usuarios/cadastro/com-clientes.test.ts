import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import {
  TEXTOS_DOS_VINCULOS,
  vinculosDoUsuarioEndpoints,
} from '@dominio/contrato/usuarios-vinculos';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from '../../../../test/factories/grupos.ts';
import { criarUsuario, proximo, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { usuarios } from '../usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp({ completa: true });
const { token } = await administrador();
const umEmail = () => `convidada${proximo()}@teste.demo`;

/** Somebody who manages users and sees one client, with a group that they may give. */
async function quemConvida() {
  const [cuida, visto] = [await criarQuemCuida(banco), await criarCliente(banco)];
  await vincularCliente(banco, cuida.id, visto.id);
  return { token: await entrar(cuida.id), visto, grupo_id: await criarGrupo(banco) };
}

const convidar = (
  quem: string,
  corpo: { email: string; grupo_id: number; cliente_ids: number[] },
) => chamar(quem, e.criar, { body: { nome: 'Convidada', ...corpo } });

/** What there is of somebody: the record, and the e-mails that were sent to them. */
async function oQueHa(email: string) {
  await adiantarTrabalhos(banco);
  return [
    await banco.$count(usuarios, eq(usuarios.email, email)),
    await banco.$count(emails, eq(emails.para, email)),
  ];
}

test('AD-24 AD-28 a person is invited with clients of the caller’s scope, which is audited', async () => {
  const { token: quem, visto, grupo_id } = await quemConvida();
  const email = umEmail();
  const { status, corpo } = await convidar(quem, { email, grupo_id, cliente_ids: [visto.id] });
  expect(status).toBe(201);
  const { id, total_clientes, situacao } = corpo.usuario;
  expect({ total_clientes, situacao }).toEqual({ total_clientes: 1, situacao: 'convidado' });
  const dela = await chamar(token, vinculosDoUsuarioEndpoints.clientes, { params: { id } });
  expect(dela.corpo.clientes).toMatchObject([{ id: visto.id, papel: 'responsavel' }]);
  expect(await oQueHa(email)).toEqual([1, 1]);
  const eventos = await banco
    .select()
    .from(auditoriaEventos)
    .where(eq(auditoriaEventos.objeto_id, id))
    .orderBy(asc(auditoriaEventos.id));
  expect(eventos).toMatchObject([
    { acao: 'usuario.criado' },
    { acao: 'usuario.clientes_alterados', depois: { adicionados: [visto.id] } },
  ]);
});

test('AD-24 a client that the caller does not see creates nobody and sends no e-mail, though others may be linked', async () => {
  const { token: quem, visto, grupo_id } = await quemConvida();
  const oculto = await criarCliente(banco);
  const email = umEmail();
  const cliente_ids = [visto.id, oculto.id];
  const { status, erro } = await convidar(quem, { email, grupo_id, cliente_ids });
  expect({ status, campos: erro.campos }).toEqual({
    status: 422,
    campos: [{ campo: 'cliente_ids', mensagem: `Clientes não encontrados: ${oculto.id}.` }],
  });
  expect(await oQueHa(email)).toEqual([0, 0]);
});

test('a client’s person sees that client alone, which is told with all else that is wrong', async () => {
  const cliente = await criarCliente(banco);
  const { email } = await criarUsuario(banco);
  const { status, erro } = await chamar(token, e.criar, {
    body: {
      ...{ nome: 'De Fora', email, grupo_id: GRUPO.cliente },
      ...{ client_id: cliente.id, cliente_ids: [cliente.id] },
    },
  });
  expect({ status, campos: erro.campos }).toEqual({
    status: 422,
    campos: [
      { campo: 'cliente_ids', mensagem: TEXTOS_DOS_VINCULOS.soAPropriaEmpresa },
      { campo: 'email', mensagem: TEXTOS_DO_USUARIO.emailEmUso },
    ],
  });
});
