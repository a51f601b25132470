import type { Contrato, ContratoAberto } from '@dominio/contrato/contratos';
import { type ReactNode, useState } from 'react';
import {
  IndiceDeSecoes,
  ParteDoFormulario,
} from '../../../components/formulario/indice-de-secoes.tsx';
import { OfertaDeRascunho } from '../../../components/formulario/oferta-de-rascunho.tsx';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useRascunho } from '../../../components/formulario/use-rascunho.ts';
import { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { formatarHora } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSalvar } from '../../../registros/gravacoes.ts';
import { lugarDosRascunhos, recuperarRascunho } from '../../../registros/rascunho.ts';
import {
  condicoesMostradas,
  corpoDoContrato,
  errosDoContrato,
  estaEmVigor,
  NOMES,
  ORDEM_DO_CONTRATO,
  ROTULOS,
  secoesDoContrato,
  servicosDigitados,
  ValoresDoContrato,
  valoresDoContrato,
  vigorEmPalavras,
} from '../contratos.formulario.ts';
import { contratos } from '../contratos.queries.ts';
import {
  CamposDoAditivo,
  PartesDoContrato,
  useEmpresasDoCliente,
  ValoresDoContrato as ValoresDoFormulario,
  VigenciaDoContrato,
} from './campos-do-contrato.tsx';
import { DadosDoContrato } from './dados-do-contrato.tsx';
import { ServicosDoContrato } from './servicos-do-contrato.tsx';

const rascunhos = lugarDosRascunhos('contrato', ValoresDoContrato);

interface Props {
  /** Null for a new contract. */
  contrato: ContratoAberto | null;
  cliente: ValoresDoContrato['cliente'];
  /** Opens at the amendment that is to be made. */
  aditando: boolean;
  eu: number;
  aoSalvar: (contrato: Contrato) => void;
  aoCancelar: () => void;
  aoRecarregar: () => void;
}

/** Form of a contract on one page, with a draft; its last section shows everything before it is saved. */
export function FormularioDoContrato(props: Props) {
  const { contrato, cliente, eu, aoSalvar, aoCancelar, aoRecarregar } = props;
  const salvar = useSalvar(contratos);
  const veValor = usePode('contratos:ver_valores');
  const emVigor = contrato !== null && estaEmVigor(contrato.status_contrato);
  const alcance = { veValor, emVigor };
  const [iniciais] = useState(() => valoresDoContrato(contrato, cliente));
  const secoes = secoesDoContrato(alcance);
  const rascunho = useRascunho<ValoresDoContrato>(
    rascunhos(contrato?.id ?? 'novo', eu, () => iniciais),
    iniciais,
  );
  const recuperado = rascunho.oferecido
    ? recuperarRascunho(rascunho.oferecido, iniciais, { oQue: 'O contrato', rotulos: ROTULOS })
    : undefined;
  const formulario = useFormulario<ValoresDoContrato>({
    iniciais,
    ordem: ORDEM_DO_CONTRATO,
    nomes: NOMES,
    validar: (valores) => errosDoContrato(valores, alcance),
    aoMudar: rascunho.aoMudar,
  });
  const { form } = formulario;
  const { values: v } = form;
  const { empresas } = useEmpresasDoCliente(contrato, v.cliente?.id);
  const empresa = empresas.find(({ id }) => String(id) === v.empresa_id);
  const { enviar, aviso, pergunta } = useSalvamento({
    formulario,
    temRascunho: true,
    gravar: () => {
      const { cliente_id, ...corpo } = corpoDoContrato(form.getValues(), alcance);
      return salvar.mutateAsync(
        contrato
          ? { id: contrato.id, body: { ...corpo, versao: contrato.versao } }
          : { id: null, body: { ...corpo, cliente_id } },
      );
    },
    avisar: (gravado) => {
      rascunho.esquecer();
      const comAditivo =
        contrato !== null &&
        'aditivos_total' in gravado &&
        gravado.aditivos_total > contrato.aditivos_total;
      avisar.sucesso({
        titulo: comAditivo ? 'Aditivo registrado' : contratos.palavras.salvo,
        mensagem: gravado.numero_contrato,
      });
    },
    aoTerminar: aoSalvar,
    aoRecarregar: () => {
      // Stored now, so that the form over the reloaded contract offers it as a draft.
      rascunho.guardarJa();
      aoRecarregar();
    },
  });

  const revisao = (
    <DadosDoContrato
      numero={v.numero_contrato}
      cliente={v.cliente?.nome ?? ''}
      empresa={empresa ? { nome: empresa.razao_social, cnpj: empresa.cnpj } : null}
      servicos={servicosDigitados(v.servicos, veValor)}
      valor={veValor && typeof v.valor !== 'string' ? v.valor : undefined}
      inicio={v.data_inicio || null}
      fim={v.data_fim || null}
      condicoes={condicoesMostradas(v)}
      responsavel={v.responsavel?.nome ?? null}
    />
  );
  const conteudo: Readonly<Record<string, ReactNode>> = {
    Partes: <PartesDoContrato form={form} contrato={contrato} />,
    'Serviços e volumes': <ServicosDoContrato form={form} veValor={veValor} />,
    Valores: <ValoresDoFormulario form={form} veValor={veValor} />,
    Vigência: <VigenciaDoContrato form={form} />,
    Aditivo: contrato && (
      <>
        <p className={frases.dica}>
          {vigorEmPalavras(contrato.status_contrato)}: uma mudança do que foi combinado (empresa,
          serviços, valores, prazos ou condições) fica registrada como aditivo, e o que mais se
          combinar, com as suas palavras.
        </p>
        <CamposDoAditivo form={form} />
      </>
    ),
    Revisão: revisao,
  };

  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro={contratos.palavras.erroAoSalvar}
        rotuloDoEnvio={contratos.palavras.salvar}
        enviando={salvar.isPending}
        indice={(errados) => (
          <IndiceDeSecoes
            secoes={secoes}
            errados={errados}
            abreEm={props.aditando ? 'Aditivo' : undefined}
          />
        )}
        aoEnviar={enviar}
        aoCancelar={aoCancelar}
        aviso={
          <>
            <OfertaDeRascunho
              formulario={formulario}
              rascunho={rascunho}
              recuperado={recuperado}
              mostrarHora={formatarHora}
            />
            {aviso}
          </>
        }
      >
        {secoes.map(({ titulo }) => (
          <ParteDoFormulario key={titulo} titulo={titulo}>
            {conteudo[titulo]}
          </ParteDoFormulario>
        ))}
        <p className={frases.dica} role="status">
          {rascunho.salvoEm && `Rascunho salvo às ${formatarHora(rascunho.salvoEm)}.`}
        </p>
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}
