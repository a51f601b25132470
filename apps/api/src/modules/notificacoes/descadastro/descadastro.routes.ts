import { notificacoesDescadastroEndpoints as endpoints } from '@dominio/contrato/notificacoes-descadastro';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ignorarFormularios } from '../../../platform/http/corpo.ts';
import {
  escreverPaginaAvulsa,
  POLITICA_DA_PAGINA_AVULSA,
} from '../../../platform/http/pagina-avulsa.ts';
import { rotaBruta } from '../../../platform/http/rota.ts';
import { criarBilhetes } from './bilhete.ts';
import { LINK_INVALIDO, paginaDoDescadastro } from './descadastro.presenter.ts';
import {
  type EstadoDoDescadastro,
  lerDescadastro,
  mudarDescadastro,
} from './descadastro.service.ts';
import { enderecoDasPreferencias, enderecoDoDescadastro } from './enderecos.ts';

type Feito = 'descadastrar' | 'voltar' | null;

/**
 * The link of an e-mail. Opening it changes nothing, since programs that look for dangerous links open
 * them all; a mail program's own button sends the POST (RFC 8058), whose form says nothing that the
 * address does not.
 */
function registrar(app: FastifyInstance): void {
  const { config } = app.plataforma;
  const meios = {
    bilhetes: criarBilhetes(config.segredoDaSessao),
    tipos: app.modulos.flatMap(({ avisos = [] }) => avisos),
  };
  const enviar = (
    reply: FastifyReply,
    token: string,
    feito: Feito,
    estado: EstadoDoDescadastro | undefined,
  ) => {
    const descadastrar = enderecoDoDescadastro('', token);
    const pagina = estado
      ? paginaDoDescadastro(estado, feito, {
          descadastrar,
          voltar: `${descadastrar}/voltar`,
          preferencias: enderecoDasPreferencias('', estado.deCliente),
        })
      : LINK_INVALIDO;
    return reply
      .status(estado ? 200 : 404)
      .header('content-security-policy', POLITICA_DA_PAGINA_AVULSA)
      .type('text/html; charset=utf-8')
      .send(escreverPaginaAvulsa(pagina));
  };

  rotaBruta(app, endpoints.perguntar, async (ctx, { params: { token } }, _req, reply) =>
    enviar(reply, token, null, await lerDescadastro(ctx, meios, token)),
  );
  rotaBruta(app, endpoints.descadastrar, async (ctx, { params: { token } }, _req, reply) =>
    enviar(reply, token, 'descadastrar', await mudarDescadastro(ctx, meios, token, false)),
  );
  rotaBruta(app, endpoints.voltar, async (ctx, { params: { token } }, _req, reply) =>
    enviar(reply, token, 'voltar', await mudarDescadastro(ctx, meios, token, true)),
  );
}

export function registrarRotasDoDescadastro(app: FastifyInstance): void {
  void app.register((escopo, _opcoes, pronto) => {
    ignorarFormularios(escopo);
    registrar(escopo);
    pronto();
  });
}
