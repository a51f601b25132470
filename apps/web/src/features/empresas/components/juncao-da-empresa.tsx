import { mascararCnpj, raizDoCnpj } from '@dominio/contrato/documentos';
import type { Empresa } from '@dominio/contrato/empresas';
import type { ParteDaEmpresa, ResultadoDaJuncao } from '@dominio/contrato/empresas-mesclar';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { pendenciasOptions, empresas as recurso } from '../empresas.queries.ts';
import { diferencasEntre, faltantes } from '../juncao.comparacao.ts';
import { juncaoOptions, useJuntar, useSeparar } from '../juncao.queries.ts';
import classes from './empresa.module.css';
import { EscolhasDaJuncao } from './escolhas-da-juncao.tsx';
import daJuncao from './juncao.module.css';

interface Props {
  empresa: Empresa;
  aoFechar: () => void;
}

/** 'Passam para esta: 1 contrato e 2 contas.' */
function passados({ contratos, contas, contatos, filiais }: ResultadoDaJuncao): string {
  const partes = [
    contratos > 0 && contar(contratos, 'contrato', 'contratos'),
    contas !== null && contas > 0 && contar(contas, 'conta', 'contas'),
    contatos !== null && contatos > 0 && contar(contatos, 'contato', 'contatos'),
    filiais > 0 && contar(filiais, 'filial', 'filiais'),
  ].filter((parte) => parte !== false);
  if (partes.length === 0) {
    // Of what the reader may not see nothing is said.
    return contas === null || contatos === null
      ? 'O que for da outra passa para esta.'
      : 'A outra não tem contratos, contas, contatos nem filiais.';
  }
  return `Passam para esta: ${new Intl.ListFormat('pt-BR').format(partes)}.`;
}

/** Makes one record of this company and a second one of it: which value is kept is asked one by one. */
export default function JuncaoDaEmpresa({ empresa, aoFechar }: Props) {
  const { id, razao_social, versao } = empresa;
  const [outra, setOutra] = useState<string | null>(null);
  const [ditas, setDitas] = useState<ReadonlyMap<ParteDaEmpresa, boolean>>(new Map());
  const [erro, setErro] = useState<string>();
  const { data: todas = [] } = useQuery(empresasDoClienteOptions(empresa.cliente_id));
  const { data: pendencias } = useQuery(pendenciasOptions(id));
  const repetidas = new Set(pendencias?.repetidas.map((uma) => uma.id));
  const outras = todas
    .filter((uma) => uma.id !== id)
    .toSorted(
      (uma, seguinte) => Number(repetidas.has(seguinte.id)) - Number(repetidas.has(uma.id)),
    );
  const sai = outras.find((uma) => String(uma.id) === outra);
  // What is asked first counts what both have; what is kept is then asked about too.
  const primeira = useQuery({ ...juncaoOptions(empresa, sai?.id ?? 0, []), enabled: Boolean(sai) });
  const diferencas = sai && primeira.data ? diferencasEntre(empresa, sai, primeira.data) : [];
  const supostas = faltantes(diferencas);
  const daOutra = diferencas
    .map(({ parte }) => parte)
    .filter((parte) => ditas.get(parte) ?? supostas.includes(parte));
  const consulta = useQuery({
    ...juncaoOptions(empresa, sai?.id ?? 0, daOutra),
    enabled: primeira.data !== undefined,
  });
  const juntar = useJuntar();
  const separar = useSeparar();
  const pode = consulta.data?.contra.length === 0 && !consulta.isPlaceholderData;

  const gravar = async (sai_id: number) => {
    setErro(undefined);
    try {
      const body = { fica_id: id, sai_id, da_outra: daOutra, simular: false, versao };
      await juntar.mutateAsync({ body });
      aoFechar();
      avisarComDesfazer({
        titulo: 'Empresas juntadas',
        mensagem: razao_social,
        registros: [id, sai_id].map((uma) => caminhoDoRegistro(recurso, uma)),
        desfazer: () => separar.mutateAsync({ params: { id: sai_id } }),
        falha: 'Erro ao desfazer a junção',
      });
    } catch (falha) {
      setErro(mensagemDoErro(falha));
    }
  };

  return (
    <Dialogo titulo={`Juntar outra empresa a ${razao_social}`} tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        <p>
          Fica esta empresa, com o que você escolher de cada uma. A outra sai das listas, e o que
          era dela passa para esta.
        </p>
        <CampoDeEscolha
          label="Empresa repetida"
          value={outra}
          onChange={(escolhida) => {
            setOutra(escolhida);
            setDitas(new Map());
            setErro(undefined);
          }}
          opcoes={outras.map((uma) => ({
            valor: String(uma.id),
            rotulo: uma.razao_social,
            detalhe: mascararCnpj(uma.cnpj),
          }))}
          vazio={
            outras.length === 0
              ? 'Nenhuma outra empresa neste cliente. Se a repetida é de outro, mova antes.'
              : 'Nenhuma empresa deste cliente com este nome ou CNPJ.'
          }
          data-autofocus
        />
        {sai && raizDoCnpj(sai.cnpj) !== raizDoCnpj(empresa.cnpj) && (
          <p role="status" className={frases.erro}>
            Os CNPJs são de empresas diferentes: {mascararCnpj(empresa.cnpj)} e{' '}
            {mascararCnpj(sai.cnpj)}. Junte só se uma delas foi cadastrada por engano.
          </p>
        )}
        {sai && (
          <Lido consulta={primeira} oQue="a comparação" linhas={4}>
            {(lida) => (
              <div className={daJuncao.escolhas}>
                <p className={frases.dica}>{passados(lida)}</p>
                <EscolhasDaJuncao
                  diferencas={diferencas}
                  daOutra={daOutra}
                  aoEscolher={(parte, dela) => setDitas((antes) => new Map(antes).set(parte, dela))}
                />
              </div>
            )}
          </Lido>
        )}
        {consulta.data?.contra.map((motivo) => (
          <p key={motivo} role="alert" className={frases.erro}>
            {motivo}
          </p>
        ))}
        {(erro ?? (consulta.error && mensagemDoErro(consulta.error))) && (
          <p role="alert" className={frases.erro}>
            {erro ?? mensagemDoErro(consulta.error)}
          </p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button
            loading={juntar.isPending}
            disabled={!sai || !pode}
            onClick={() => sai && void gravar(sai.id)}
          >
            Juntar empresas
          </Button>
        </RodapeFixo>
      </div>
    </Dialogo>
  );
}
