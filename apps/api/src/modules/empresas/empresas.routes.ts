import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { atendimentoDasEmpresasEndpoints as a } from '@dominio/contrato/empresas-atendimento';
import { qualidadeDasEmpresasEndpoints as q } from '@dominio/contrato/empresas-qualidade';
import { regimesDaEmpresaEndpoints as r } from '@dominio/contrato/empresas-regimes';
import { sociosDaEmpresaEndpoints as s } from '@dominio/contrato/empresas-socios';
import { tabelasOficiaisEndpoints as t } from '@dominio/contrato/tabelas-oficiais';
import type { FastifyInstance } from 'fastify';
import { receberImagem } from '../../platform/http/arquivo-enviado.ts';
import { rota, rotaBruta } from '../../platform/http/rota.ts';
import {
  atualizarEmpresa,
  criarEmpresa,
  lerEmpresa,
  listarEmpresas,
  quemAtendeEmpresas,
} from './empresas.service.ts';
import { excluirComLogo, excluirLogo, gravarLogo, lerLogo } from './logo.service.ts';
import { contarProblemas, pendenciasDaEmpresa, problemasDoCliente } from './qualidade.service.ts';
import { atualizarRegime, criarRegime, excluirRegime, listarRegimes } from './regimes.service.ts';
import { gravarSocios, lerSocios } from './socios.service.ts';
import { baixarEmpresa, mudarStatus } from './status.service.ts';
import { lerCnaes, lerNaturezas } from './tabelas-oficiais.service.ts';

export function registrarRotasDeEmpresas(app: FastifyInstance): void {
  const { plataforma } = app;
  const { arquivos } = plataforma;
  rota(app, e.listar, (ctx, { query }) => listarEmpresas(ctx, query));
  rota(app, e.ler, (ctx, { params }) => lerEmpresa(ctx, params.id));
  rota(app, e.criar, (ctx, { body }) => criarEmpresa(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => atualizarEmpresa(ctx, params.id, body));
  rota(app, e.mudarStatus, (ctx, { params, body }) => mudarStatus(ctx, params.id, body));
  rota(app, e.baixar, (ctx, { params, body }) => baixarEmpresa(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => excluirComLogo(ctx, plataforma, params.id));
  rota(app, a.quemAtende, (ctx) => quemAtendeEmpresas(ctx));
  rota(app, t.cnaes, async () => lerCnaes());
  rota(app, t.naturezas, async () => lerNaturezas());
  rota(app, q.contar, (ctx) => contarProblemas(ctx));
  rota(app, q.doCliente, (ctx, { params, query }) =>
    problemasDoCliente(ctx, params.id, query.limit),
  );
  rota(app, q.pendencias, (ctx, { params }) => pendenciasDaEmpresa(ctx, params.id));
  rota(app, r.listar, (ctx, { params }) => listarRegimes(ctx, params.id));
  rota(app, r.criar, (ctx, { params, body }) => criarRegime(ctx, params.id, body));
  rota(app, r.atualizar, (ctx, { params, body }) => atualizarRegime(ctx, params, body));
  rota(app, r.excluir, (ctx, { params, query }) => excluirRegime(ctx, params, query.versao));
  rota(app, s.ler, (ctx, { params }) => lerSocios(ctx, params.id));
  rota(app, s.gravar, (ctx, { params, body }) => gravarSocios(ctx, params.id, body));
  rotaBruta(app, e.logo, async (ctx, { params }, _req, reply) =>
    reply.type('image/webp').send(await lerLogo(ctx, arquivos, params.id)),
  );
  rota(app, e.gravarLogo, async (ctx, { params }, req) =>
    gravarLogo(ctx, plataforma, params.id, await receberImagem(req, 'logo')),
  );
  rota(app, e.excluirLogo, (ctx, { params }) => excluirLogo(ctx, plataforma, params.id));
}
