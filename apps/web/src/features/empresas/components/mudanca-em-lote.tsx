import type { Empresa } from '@dominio/contrato/empresas';
import {
  NOME_DA_MUDANCA_EM_LOTE,
  type ResultadoDoLote,
  type TipoDeMudancaEmLote,
} from '@dominio/contrato/empresas-lote';
import { temPermissao } from '@dominio/contrato/permissoes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { empresas as recurso } from '../empresas.queries.ts';
import {
  CAMPOS_DO_LOTE,
  EM_BRANCO,
  errosDoLote,
  mudancaDe,
  oQueMuda,
  tiposDe,
  type ValoresDoLote,
} from '../lote.formulario.ts';
import { simulacaoDoLoteOptions, useDesfazerLote, useMudarVarias } from '../lote.queries.ts';
import { CamposDoLote } from './campos-do-lote.tsx';
import classes from './empresa.module.css';
import { RecusasDaMudanca } from './recusas-da-mudanca.tsx';

const jaEstavam = (quantas: number) =>
  quantas === 1
    ? '1 das escolhidas já está assim.'
    : `${quantas.toLocaleString('pt-BR')} das escolhidas já estão assim.`;

interface PropsDaPrevia {
  tipo: TipoDeMudancaEmLote;
  simulada: ResultadoDoLote;
  semElas: boolean;
  aoDeixar: (semElas: boolean) => void;
}

/** What changes, what stays as it is, and what is refused with the reason. */
const Previa = ({ tipo, simulada, semElas, aoDeixar }: PropsDaPrevia) => (
  <>
    <p role="status">
      {oQueMuda(tipo, simulada)}
      {simulada.ja_estavam > 0 && ` ${jaEstavam(simulada.ja_estavam)}`}
    </p>
    <RecusasDaMudanca
      titulo="Não podem mudar"
      recusas={simulada.recusas}
      algumaPode={simulada.registros > 0}
      semElas={semElas}
      aoDeixar={aoDeixar}
    />
  </>
);

interface Props {
  empresas: readonly Empresa[];
  aoFechar: () => void;
  aoMudar: () => void;
}

/** Asks what changes of companies, shows what comes of it, and changes all of them or none. */
export default function MudancaEmLote({ empresas, aoFechar, aoMudar }: Props) {
  const { permissions } = usePermissoes();
  const tipos = tiposDe((permissao) => temPermissao(permissions, permissao));
  /** What the person asked to be shown: another asking reads it again. */
  const [pedida, setPedida] = useState<ValoresDoLote>();
  const [vez, setVez] = useState(0);
  const [semElas, setSemElas] = useState(false);
  const [erro, setErro] = useState<string>();
  const mudar = useMudarVarias();
  const desfazer = useDesfazerLote();
  const formulario = useFormulario<ValoresDoLote>({
    iniciais: EM_BRANCO,
    ordem: CAMPOS_DO_LOTE,
    validar: errosDoLote,
    aoMudar: () => {
      setPedida(undefined);
      setSemElas(false);
      setErro(undefined);
    },
  });
  const { form, quadro, focarPrimeiro } = formulario;
  const ids = empresas.map(({ id }) => id);
  const mudanca = mudancaDe(pedida ?? EM_BRANCO);
  const consulta = useQuery({
    ...simulacaoDoLoteOptions(ids, mudanca, vez),
    enabled: pedida !== undefined && !mudar.isPending,
  });
  const simulada = pedida && consulta.data;
  const presas = new Set(simulada?.recusas.map(({ empresa_id }) => empresa_id));
  const pode = simulada !== undefined && simulada.registros > 0 && (presas.size === 0 || semElas);

  const conferir = () => {
    const { hasErrors, errors } = form.validate();
    const ilegivel = formulario.ilegivel();
    if (ilegivel) ilegivel.focus();
    else if (hasErrors) focarPrimeiro(Object.keys(errors));
    else {
      setErro(undefined);
      setVez((antes) => antes + 1);
      setPedida(form.values);
    }
  };

  const gravar = async ({ conferencia }: ResultadoDoLote) => {
    setErro(undefined);
    try {
      const { mudanca_id, registros } = await mudar.mutateAsync({
        body: {
          empresa_ids: ids.filter((id) => !presas.has(id)),
          mudanca,
          conferencia,
          simular: false,
        },
      });
      aoFechar();
      aoMudar();
      const quantos = contar(registros, 'registro alterado', 'registros alterados');
      avisarComDesfazer({
        titulo: NOME_DA_MUDANCA_EM_LOTE[mudanca.tipo],
        mensagem: quantos,
        // A change of a client or of a contract is told of by the server when it is undone.
        registros:
          mudanca.tipo === 'status' ? ids.map((uma) => caminhoDoRegistro(recurso, uma)) : [],
        desfazer: async () => {
          await desfazer.mutateAsync({ params: { id: mudanca_id ?? 0 } });
          avisar.sucesso({
            titulo: 'Mudança desfeita',
            mensagem: NOME_DA_MUDANCA_EM_LOTE[mudanca.tipo],
          });
        },
        falha: 'Erro ao desfazer a mudança',
      });
    } catch (falha) {
      setErro(mensagemDoErro(falha));
      setVez((antes) => antes + 1);
    }
  };

  return (
    <Dialogo
      titulo={`Mudar ${contar(empresas.length, 'empresa', 'empresas')}`}
      tamanho="lg"
      aoFechar={aoFechar}
    >
      <form
        ref={quadro}
        noValidate
        className={classes.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          conferir();
        }}
      >
        <CampoDeEscolha
          {...form.getInputProps('tipo')}
          label="O que muda"
          obrigatorio
          opcoes={tipos.map((um) => ({ valor: um, rotulo: NOME_DA_MUDANCA_EM_LOTE[um] }))}
          value={form.values.tipo}
          onChange={(um) =>
            form.setValues({ ...EM_BRANCO, tipo: (um ?? '') as ValoresDoLote['tipo'] })
          }
        />
        <CamposDoLote form={form} />
        {pedida && (
          <Lido consulta={consulta} oQue="a simulação" linhas={2}>
            {(lida) => (
              <Previa tipo={mudanca.tipo} simulada={lida} semElas={semElas} aoDeixar={setSemElas} />
            )}
          </Lido>
        )}
        {erro && (
          <p role="alert" className={frases.erro}>
            {erro}
          </p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          {simulada ? (
            <Button
              loading={mudar.isPending}
              disabled={!pode}
              onClick={() => void gravar(simulada)}
            >
              Mudar
            </Button>
          ) : (
            <Button type="submit" loading={consulta.isFetching}>
              Conferir
            </Button>
          )}
        </RodapeFixo>
      </form>
    </Dialogo>
  );
}
