import type { Contrato } from '@dominio/contrato/contratos';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import {
  corpoDoContrato,
  errosDoContrato,
  NOMES,
  ORDEM_DO_CONTRATO,
  PASSOS,
  passoComErro,
  ROTULOS,
  servicosDe,
  type ValoresDoContrato,
  valoresDoContrato,
} from '../contratos.formulario.ts';
import { empresasOptions, useAcoesDosContratos } from '../contratos.queries.ts';
import classes from './contratos.module.css';
import { DadosDoContrato } from './dados-do-contrato.tsx';
import { SeletorDeCliente } from './seletor-de-cliente.tsx';

const ULTIMO = PASSOS.length - 1;

/** Errors of the steps that were reached: what was not asked yet is not missing. */
function errosAte(passo: number, valores: ValoresDoContrato) {
  const vistos = PASSOS.slice(0, passo + 1).flatMap(({ campos }): string[] => [...campos]);
  const erros = Object.entries(errosDoContrato(valores));
  return Object.fromEntries(erros.filter(([campo]) => vistos.includes(campo)));
}

/** The company that a contract has, for who does not read the companies of its client. */
const empresaDoContrato = (contrato: Contrato | null) =>
  contrato?.empresa_id
    ? [{ id: contrato.empresa_id, razao_social: contrato.empresa_nome ?? '', cnpj: contrato.cnpj }]
    : [];

interface Props {
  /** Null for a new one. */
  contrato: Contrato | null;
  cliente: ValoresDoContrato['cliente'];
  aoSalvar: (contrato: Contrato) => void;
  aoCancelar: () => void;
}

/** A contract, step by step: parties, amounts, term, and a look at the whole before it is saved. */
export function FormularioDoContrato({ contrato, cliente, aoSalvar, aoCancelar }: Props) {
  const hoje = useHoje();
  const { criar, atualizar } = useAcoesDosContratos();
  const [passo, setPasso] = useState(0);
  const [salvo, setSalvo] = useState(false);
  const formulario = useFormulario<ValoresDoContrato>({
    iniciais: valoresDoContrato(contrato, cliente),
    ordem: ORDEM_DO_CONTRATO,
    nomes: NOMES,
    validar: (valores) => errosAte(passo, valores),
  });
  const { form } = formulario;
  const { values: v } = form;
  const podeVerEmpresas = usePode('empresas:visualizar');
  const { data: lidas } = useQuery({
    ...empresasOptions(v.cliente?.id ?? 0),
    enabled: podeVerEmpresas && v.cliente !== null,
  });
  const empresas = lidas ?? empresaDoContrato(contrato);
  const empresa = empresas.find(({ id }) => String(id) === v.empresa_id);
  const pergunta = useGuardaDeSaida(form.isDirty() && !salvo);

  const enviar = async () => {
    formulario.limparGeral();
    if (passo < ULTIMO) return setPasso(passo + 1);
    const { cliente_id, ...corpo } = corpoDoContrato(form.getValues());
    try {
      const gravado = contrato
        ? await atualizar.mutateAsync({
            params: { id: contrato.id },
            body: { ...corpo, versao: contrato.versao },
          })
        : await criar.mutateAsync({ ...corpo, cliente_id });
      setSalvo(true);
      avisar.sucesso({ titulo: 'Contrato salvo', mensagem: gravado.numero_contrato });
      // After the guard has heard that there is nothing left to lose.
      setTimeout(() => aoSalvar(gravado));
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      const campos = erro.campos.map(({ campo }) => NOMES[campo as keyof typeof NOMES] ?? campo);
      setPasso(passoComErro(Object.fromEntries(campos.map((campo) => [campo, true]))) ?? passo);
      formulario.mostrarErro(erro);
    }
  };

  const partes = (
    <>
      <SeletorDeCliente
        {...form.getInputProps('cliente')}
        value={v.cliente}
        disabled={contrato !== null}
        onChange={(escolhido) => form.setValues({ cliente: escolhido, empresa_id: '' })}
      />
      <Select
        label={ROTULOS.empresa_id}
        data={empresas.map(({ id, razao_social, cnpj }) => ({
          value: String(id),
          label: cnpj ? `${razao_social} · ${CNPJ.mascarar(cnpj)}` : razao_social,
        }))}
        nothingFoundMessage="O cliente não tem empresa cadastrada."
        searchable
        clearable
        disabled={v.cliente === null || !podeVerEmpresas}
        {...form.getInputProps('empresa_id')}
        value={v.empresa_id || null}
        onChange={(id) => form.setFieldValue('empresa_id', id ?? '')}
      />
      <TextInput
        label={ROTULOS.numero_contrato}
        description="Em branco, recebe o próximo número do ano"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...form.getInputProps('numero_contrato')}
      />
      <Textarea
        label={ROTULOS.servicos}
        description="Um por linha"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        {...form.getInputProps('servicos')}
      />
    </>
  );
  const conteudos: ReactNode[] = [
    partes,
    <CampoDinheiro
      key="valor"
      label={ROTULOS.valor}
      {...form.getInputProps('valor')}
      value={v.valor}
    />,
    <>
      <CampoData
        label={ROTULOS.data_inicio}
        hoje={hoje}
        {...form.getInputProps('data_inicio')}
        value={v.data_inicio}
      />
      <CampoData
        label={ROTULOS.data_fim}
        hoje={hoje}
        {...form.getInputProps('data_fim')}
        value={v.data_fim}
      />
    </>,
    <DadosDoContrato
      key="dados"
      numero={v.numero_contrato}
      cliente={v.cliente?.nome ?? ''}
      empresa={empresa ? { nome: empresa.razao_social, cnpj: empresa.cnpj } : null}
      servicos={servicosDe(v.servicos)}
      valor={v.valor}
      inicio={v.data_inicio || null}
      fim={v.data_fim || null}
    />,
  ];

  return (
    <div className={classes.pilha}>
      <ol className={classes.passos} aria-label="Passos">
        {PASSOS.map(({ titulo }, i) => (
          <li key={titulo}>
            <button
              type="button"
              disabled={i > passo}
              aria-current={i === passo ? 'step' : undefined}
              onClick={() => setPasso(i)}
            >
              {i + 1}. {titulo}
            </button>
          </li>
        ))}
      </ol>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao salvar o contrato"
        rotuloDoEnvio={passo < ULTIMO ? 'Continuar' : 'Salvar contrato'}
        enviando={criar.isPending || atualizar.isPending}
        aoEnviar={enviar}
        aoCancelar={aoCancelar}
      >
        <div className={classes.campos}>{conteudos[passo]}</div>
        {passo > 0 && (
          <div className={classes.acoes}>
            <Button variant="default" onClick={() => setPasso(passo - 1)}>
              Voltar
            </Button>
          </div>
        )}
      </QuadroDoFormulario>
      {pergunta}
    </div>
  );
}
