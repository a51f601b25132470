import { cnpjValido, cpfValido } from '@dominio/contrato/documentos';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import { CampoHora } from '../../../components/campos/campo-hora.tsx';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { outroEndereco } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { CNPJ, CPF } from '../../../lib/documentos.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { validar } from '../../../lib/validar.ts';
import type { Nota } from './demonstracao.ts';
import classes from './kit.module.css';

const Formulario = z.object({
  descricao: z.string().trim().min(3, 'A descrição deve ter pelo menos 3 caracteres.'),
  valor: z.int('Informe o valor.'),
  vencimento: z.string().min(1, 'Informe uma data como 18/11/2026.'),
  hora: z.string().min(1, 'Informe uma hora como 09:30.'),
  cnpj: z.string().refine(cnpjValido, 'CNPJ inválido.'),
  cpf: z.string().refine((cpf) => cpf === '' || cpfValido(cpf), 'CPF inválido.'),
});
type Valores = Omit<z.input<typeof Formulario>, 'valor'> & { valor: number | string | null };

const ORDEM = ['descricao', 'valor', 'vencimento', 'hora', 'cnpj', 'cpf'] as const;
const ROTULOS = {
  descricao: 'Descrição',
  valor: 'Valor',
  vencimento: 'Vencimento',
  hora: 'Hora',
  cnpj: 'CNPJ',
  cpf: 'CPF',
} as const;
const HORAS = ['08:00', '09:00', '10:00', '14:00', '16:00'];

/** The refusal of the invented server for a description it does not accept. */
const recusaDe = ({ descricao }: Valores) =>
  descricao === 'recusada'
    ? {
        detail: 'Verifique os campos.',
        campos: [
          { campo: 'descricao', mensagem: 'Já existe uma nota com esta descrição.' },
          { campo: 'valor_centavos', mensagem: 'O valor passa do limite.' },
        ],
      }
    : descricao === 'falha'
      ? { detail: 'Não foi possível salvar. Tente novamente.', campos: [] }
      : null;

interface Props {
  nota: Nota | null;
  aoTerminar: () => void;
}

/** Every kind of field in one form; 'recusada' and 'falha' as description show its refusals. */
export function FormularioDaNota({ nota, aoTerminar }: Props) {
  const hoje = useHoje();
  const [salvo, setSalvo] = useState(false);
  const formulario = useFormulario<Valores>({
    iniciais: {
      descricao: nota?.descricao ?? '',
      valor: nota?.valor ?? null,
      vencimento: nota?.vencimento ?? '',
      hora: nota ? '09:00' : '',
      cnpj: nota ? '12ABC34501DE35' : '',
      cpf: '',
    },
    ordem: ORDEM,
    nomes: { valor_centavos: 'valor' },
    validar: (valores) => {
      const lido = validar(Formulario, valores);
      return lido.ok ? {} : lido.erros;
    },
  });
  const { form } = formulario;
  const { values: v } = form;
  const pergunta = useGuardaDeSaida(
    form.isDirty() && !salvo,
    outroEndereco,
    () => formulario.ilegivel() !== null,
  );

  const enviar = async () => {
    formulario.limparGeral();
    const recusa = recusaDe(form.getValues());
    if (recusa) return formulario.mostrarErro(recusa);
    setSalvo(true);
    avisar.sucesso({ titulo: 'Nota salva', mensagem: form.getValues().descricao });
    // In the next task, when the guard of the form knows that there is nothing left to lose.
    setTimeout(aoTerminar);
  };

  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao salvar a nota"
        rotuloDoEnvio="Salvar"
        enviando={false}
        aoEnviar={enviar}
        aoCancelar={aoTerminar}
      >
        <div className={classes.campos}>
          <TextInput
            label="Descrição"
            withAsterisk
            aria-required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('descricao')}
          />
          <CampoDinheiro
            label="Valor"
            obrigatorio
            {...form.getInputProps('valor')}
            value={v.valor}
          />
          <CampoData
            label="Vencimento"
            obrigatorio
            hoje={hoje}
            {...form.getInputProps('vencimento')}
            value={v.vencimento}
          />
          <CampoHora
            label="Hora"
            obrigatorio
            opcoes={HORAS}
            {...form.getInputProps('hora')}
            value={v.hora}
          />
          <CampoDocumento regra={CNPJ} obrigatorio {...form.getInputProps('cnpj')} value={v.cnpj} />
          <CampoDocumento regra={CPF} {...form.getInputProps('cpf')} value={v.cpf} />
        </div>
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}
